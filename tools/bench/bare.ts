import { createServer } from "node:http";
import { Database } from "#adapters/postgres/database.ts";
import { wholeCard } from "./wholeCard.ts";

/**
 * Bare Node HTTP, what there is to compare with (P9, P11): `/304` answers from memory; `/story/{id}` reads the rows of
 * a card with one prepared statement, through the driver that the product uses, and answers them as JSON.
 */
const [, , port = "0", database = ""] = process.argv;
const { pool } = new Database({ url: database });
createServer(async (request, response) => {
  const url = request.url ?? "";
  if (url === "/304") {
    response.writeHead(304, { etag: '"x"' });
    response.end();
    return;
  }
  const id = url.slice("/story/".length);
  const { rows } = await pool.query({ name: "card", text: wholeCard, values: [id] });
  const body = JSON.stringify(rows[0]);
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    etag: '"x"',
  });
  response.end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
