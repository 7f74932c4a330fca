export let current = "ls";
export function remember(command) {
  current = command;
}
