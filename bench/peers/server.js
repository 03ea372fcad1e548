/** A boardgame.io server: `node server.js DATABASE` prints its address. */

const { Origins, Server } = require("boardgame.io/server");

const { Luck } = require("./game.js");
const { SqliteStorage } = require("./storage.js");

const server = Server({ games: [Luck], origins: [Origins.LOCALHOST], db: new SqliteStorage(process.argv[2]) });

server.run(0).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}/\n`);
});
