window.opener.postMessage({ token: session.token }, "https://app.example.com");
