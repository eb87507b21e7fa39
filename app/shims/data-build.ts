/*
 * Library: react-router 8.4.0. It fetches the data of pages itself, and shows the headers of the answers to nobody.
 * Changed: `fetch` of the window notes which client build the server of a page's data has, and passes the answer on.
 * Gain: after a deploy a click opens the new build's page in full, instead of its data in the former build's code, which
 * would leave out, unseen, whatever it does not know.
 * Upstream: none found.
 * Goes: when client middleware or an instrumentation sees the answer, or the router itself minds another build's data.
 * Test: tests/e2e/former-builds.spec.ts, "OPS-4 a click after a deploy opens the new build's page in full and once".
 */
import { buildVersion } from "./router-globals.ts";

let isOther = false;

/** Whether the data that came last is of another build than this page's code. */
export const isDataOfAnotherBuild = (): boolean => isOther;

/** To be called before data is asked for. */
export function forgetDataBuild(): void {
  isOther = false;
}

/** Whether an answer is of a server with another client build. In development each request has a version of its own. */
export function isOfAnotherBuild({ headers }: Response): boolean {
  const [own, deployed] = [buildVersion(), headers.get("x-client-build")];
  return !import.meta.env.DEV && Boolean(own && deployed) && own !== deployed;
}

/** Looks at the answers to requests for data from now on. Called once, before hydration. */
export function watchDataBuilds(): void {
  const ask = window.fetch;
  window.fetch = async (...args) => {
    const answer = await ask(...args);
    if (new URL(answer.url, location.href).pathname.endsWith(".data")) isOther = isOfAnotherBuild(answer);
    return answer;
  };
}
