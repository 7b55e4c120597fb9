// boardgame.io with its store in memory and the simplest game: two players take turns to mark one of nine cells,
// and nobody ever wins, so that a match lasts as long as the measurement.
import bgio from "boardgame.io/dist/cjs/server.js";

const game = {
  name: "cells",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

const server = bgio.Server({ games: [game], origins: [bgio.Origins.LOCALHOST] });
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(`http://127.0.0.1:${appServer.address().port}`);
