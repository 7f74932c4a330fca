import { startupSnapshot } from "node:v8";

/**
 * Runs the main function of a program; in the build of its snapshot, keeps it for the processes that start from the snapshot.
 * @param main does not reject
 * @param load runs in the build only: what it loads is part of the snapshot
 */
export function startProgram(main: () => Promise<void>, load: () => void): void {
  if (!startupSnapshot.isBuildingSnapshot()) {
    void main();
    return;
  }
  load();
  startupSnapshot.setDeserializeMainFunction(() => void main());
}
