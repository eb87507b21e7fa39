/**
 * Source of the module that runs in the worker's place: the worker as it was built, with what outlives an isolate (queues,
 * store, location's cache) in the stand-ins. Its waits of two seconds and more, such as the gateway's deadline, go five
 * times as fast. For `entry` of BuiltSite.
 * @param standIns origin of the stand-ins
 */
export const entryFor = (standIns: string): string => `
import site from "./index.js";

const wait = globalThis.setTimeout;
globalThis.setTimeout = (work, ms, ...rest) => wait(work, ms >= 2000 ? ms / 5 : ms, ...rest);

const STAND_INS = ${JSON.stringify(standIns)};
const ask = async (path, init) => {
  const answer = await fetch(STAND_INS + path, init);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(path + " failed");
  return answer;
};
const post = async (path, value) => void (await ask(path, { method: "POST", body: JSON.stringify(value) }));
const queue = (name) => ({ send: (body, { delaySeconds } = {}) => post("/queue/" + name, { body, delaySeconds }) });

const entryOf = (address) => "/cache" + new URL(address).pathname;
const match = (address) => ask(entryOf(address));
const put = async (address, { headers, body }) => void (await ask(entryOf(address), { method: "PUT", headers, body: await new Response(body).arrayBuffer() }));
Object.defineProperty(globalThis, "caches", { value: { default: { match, put } } });

const envOf = (env) => ({
  ...env,
  CONTACT_OUTBOX: queue("goldthread-outbox"),
  CONTACT_OUTBOX_DEAD: queue("goldthread-outbox-dead"),
  CONTACT_DEAD_LETTERS: { put: (key, value, { metadata }) => post("/letters", { key, value, metadata }) },
});
export default {
  fetch: (request, env, ctx) => site.fetch(request, envOf(env), ctx),
  queue: (batch, env, ctx) => site.queue(batch, envOf(env), ctx),
};
`;
