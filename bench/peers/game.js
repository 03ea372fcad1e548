/** A small game of pushing one's luck, with about as much state as La Tortuga. */

const SPACES = 21;

/** Play on after the sum of the dice: forward, or back to the start after too many. */
function move(G, seat, steps) {
  G.turtles[seat * 2].at = Math.min(SPACES, G.turtles[seat * 2].at + steps);
  if (G.turtles[seat * 2].at === SPACES) {
    G.turtles[seat * 2].at = 0;
    G.players[seat].eggs += 1;
  }
}

module.exports.Luck = {
  name: "luck",
  setup: ({ ctx }) => ({
    phase: "die",
    thrown: 0,
    total: 0,
    deck: 20,
    turtles: Array.from({ length: ctx.numPlayers * 2 }, (_, turtle) => ({ owner: turtle >> 1, at: 0, on: null })),
    players: Array.from({ length: ctx.numPlayers }, () => ({ eggs: 0, cards: [], counted: 0, beach: false })),
  }),
  moves: {
    roll: ({ G, ctx, random, events }) => {
      G.thrown += 1;
      G.total += random.D6();
      if (G.thrown < 3 && G.total <= 7) return;
      if (G.total <= 7) move(G, Number(ctx.currentPlayer), G.total);
      G.thrown = G.total = 0;
      events.endTurn();
    },
    stop: ({ G, ctx, events }) => {
      move(G, Number(ctx.currentPlayer), G.total);
      G.thrown = G.total = 0;
      events.endTurn();
    },
  },
};
