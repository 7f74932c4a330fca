async function startReset(db, mail) {
  const code = Math.random().toString(36).slice(2); // expect
  await db.execute("INSERT INTO pending (mail, given) VALUES (?, ?)", [mail, code]);
}

const sendInvitation = async (db, mail) => {
  const pin = Math.floor(Math.random() * 10_000); // expect
  await db.execute("INSERT INTO guests (mail, given) VALUES (?, ?)", [mail, pin]);
};
