/** The JSON of a file of `worker/assets`, which a deployment replaces with the code: callers may keep it. */
export async function readAsset(name: string): Promise<unknown> {
  // Node, which prints the API's description, has no such module.
  const { env } = await import("cloudflare:workers");
  const response = await env.ASSETS.fetch(`https://assets.invalid/${name}`);
  if (!response.ok) throw new Error(`The asset ${name} is answered with ${response.status}.`);
  return response.json();
}
