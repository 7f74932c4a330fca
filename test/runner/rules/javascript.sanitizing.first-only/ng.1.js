const safe = text.replace("<", "&lt;"); // expect
