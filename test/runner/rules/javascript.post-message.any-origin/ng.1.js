window.opener.postMessage({ token: session.token }, "*"); // expect
