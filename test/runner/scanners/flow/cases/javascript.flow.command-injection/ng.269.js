const functions = require("firebase-functions");
const { onCall, onRequest, HttpsError } = require("firebase-functions/v2/https");
const { onDocumentCreated } = require("firebase-functions/v2/firestore");
const { onObjectFinalized } = require("firebase-functions/v2/storage");
const { onMessagePublished } = require("firebase-functions/v2/pubsub");
const { onValueCreated } = require("firebase-functions/v2/database");
const { exec } = require("child_process");
exports.a = functions.https.onCall((data, context) => { exec("x " + data.text); // expect
  exec("x " + Number(data.text));
});
exports.b = functions.https.onRequest(async (req, res) => { exec("x " + req.query.text); // expect
});
exports.c = onCall((request) => { exec("x " + request.data.text); // expect
});
exports.c2 = onCall({ region: "x" }, async ({ data, auth }) => { exec("x " + data.text); // expect
});
exports.d = onRequest((req, res) => { exec("x " + req.body.text); // expect
});
exports.e = onDocumentCreated("users/{id}", (event) => { const data = event.data.data(); exec("x " + data.name); // expect
  exec("x " + event.params.id); // expect
});
exports.f = onObjectFinalized(async (event) => { exec("x " + event.data.name); // expect
});
exports.g = functions.firestore.document("users/{id}").onCreate((snap, context) => { exec("x " + snap.data().name); // expect
  exec("x " + context.params.id); // expect
});
exports.h = functions.storage.object().onFinalize(async (object) => { exec("x " + object.name); // expect
});
exports.i = onMessagePublished("t", (event) => { exec("x " + event.data.message.json.name); // expect
});
exports.j = functions.pubsub.topic("t").onPublish((message) => { exec("x " + message.json.name); // expect
});
exports.k = functions.database.ref("/m/{id}").onCreate((snapshot, context) => { exec("x " + snapshot.val()); // expect
});
exports.l = onValueCreated("/m/{id}", (event) => { exec("x " + event.data.val()); // expect
});
