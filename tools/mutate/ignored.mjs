import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Mutants that no test should have to notice. */
const ignored = {
  /** @param {any} path @returns {string | undefined} the reason, if the mutants at this place are ignored */
  shouldIgnore({ node, parent }) {
    const isText = /^(?:String|Template)Literal$/.test(node.type);
    if (isText && parent?.type === "NewExpression" && /(?:Error|DOMException)$/.test(parent.callee?.name))
      return "The message of an error is for programmers.";
    const isFallback =
      parent?.type === "AssignmentPattern" || (parent?.type === "LogicalExpression" && parent.operator === "??");
    if (isFallback && node.value === "")
      return "An empty fallback for a missing value: any other text that means nothing behaves the same.";
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "ignored", ignored)];
