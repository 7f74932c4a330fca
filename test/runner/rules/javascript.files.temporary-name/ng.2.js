const file = path.join(os.tmpdir(), "export.csv");
export async function stage(rows) {
  await fs.promises.writeFile(file, rows.join("\n")); // expect
  const out = `${os.tmpdir()}/export.log`;
  fs.appendFileSync(out, "done"); // expect
}
