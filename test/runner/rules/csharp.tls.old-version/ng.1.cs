ServicePointManager.SecurityProtocol = SecurityProtocolType.Tls; // expect
