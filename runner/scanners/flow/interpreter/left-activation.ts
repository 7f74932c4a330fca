import type { Activation } from "./engine.ts";

/** The activation that a `return` ends: in a block, it may be one of the function around the block. */
export function leftBy(leaves: string | undefined, activation: Activation): Activation {
  if (leaves === undefined) return activation;
  let left = activation;
  while (left.fn?.block !== undefined && left.fn.block !== (leaves || null)) {
    const outer = definingActivation(left);
    if (!outer?.fn) return activation;
    left = outer;
  }
  return leaves === "" || left.fn?.block === leaves || left.fn?.name === leaves ? left : activation;
}

function definingActivation({ frame, caller }: Activation): Activation | null {
  let outer = caller;
  while (outer !== null && outer.frame !== frame.parent) outer = outer.caller;
  return outer;
}
