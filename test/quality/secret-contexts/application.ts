import type { Context } from "../labelled-contexts.ts";
import { base64, hex, key, password } from "../random-credentials.ts";
import { text } from "../random-text.ts";

const SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*(-_=+)";

/** Settings and constants of applications by language and framework. */
export const APPLICATION_SECRETS: readonly Context[] = [
  [
    "wp-config.php, DB_PASSWORD",
    "wp-config.php",
    (r) => `<?php
define( 'DB_USER', 'blog' );
define( 'DB_PASSWORD', '${password(r)}' );◄
define( 'DB_HOST', 'localhost' );
`,
  ],
  [
    "database.yml of Rails",
    "config/database.yml",
    (r) => `production:
  adapter: postgresql
  username: shop
  password: ${password(r)}◄
  host: db.acme.io
`,
  ],
  [
    "secrets.yml of Rails",
    "config/secrets.yml",
    (r) => `production:
  secret_key_base: ${hex(r, 128)}◄
`,
  ],
  [
    "SECRET_KEY of Django",
    "shop/settings.py",
    (r) => `DEBUG = False
SECRET_KEY = 'django-insecure-${text(r, SIGNS, 50)}'◄
ALLOWED_HOSTS = ["www.acme.io"]
`,
  ],
  [
    "DATABASES of Django",
    "shop/settings_production.py",
    (r) => `DATABASES = {
    'default': {
        'ENGINE': 'django.db.backends.postgresql',
        'USER': 'shop',
        'PASSWORD': '${password(r)}',◄
        'HOST': 'db.acme.io',
    }
}
`,
  ],
  [
    "APP_KEY of Laravel",
    ".env",
    (r) => `APP_NAME=Shop
APP_KEY=base64:${base64(r, 32)}◄
APP_DEBUG=false
`,
  ],
  [
    "application.properties of Spring",
    "src/main/resources/application.properties",
    (r) => `spring.datasource.username=shop
spring.datasource.password=${password(r)}◄
`,
  ],
  [
    "application.yml of Spring",
    "src/main/resources/application.yml",
    (r) => `spring:
  security:
    oauth2:
      client:
        registration:
          acme:
            client-id: shop
            client-secret: ${key(r, 40)}◄
`,
  ],
  [
    "appsettings.json",
    "src/Shop/appsettings.Production.json",
    (r) => `{
  "Jwt": {
    "Issuer": "https://login.acme.io",
    "SigningKey": "${base64(r, 48)}"◄
  }
}
`,
  ],
  [
    "Info.plist",
    "ios/Shop/Info.plist",
    (r) => `<plist version="1.0">
<dict>
  <key>CFBundleName</key>
  <string>Shop</string>
  <key>AnalyticsAPISecret</key>
  <string>${key(r, 40)}</string>◄
</dict>
</plist>
`,
  ],
  [
    "strings.xml of Android",
    "app/src/main/res/values/keys.xml",
    (r) => `<resources>
    <string name="app_name">Shop</string>
    <string name="push_api_secret">${hex(r, 40)}</string>◄
</resources>
`,
  ],
  [
    "properties with escapes",
    "conf/ldap.properties",
    (r) => `ldap.url=ldap\\://ldap.acme.io
ldap.bind.password=${key(r, 6)}\\=${key(r, 5)}\\:${key(r, 5)}◄
`,
  ],
  [
    "INI",
    "config/mail.ini",
    (r) => `[smtp]
host = smtp.acme.io
user = shop
pass = ${password(r)}◄
`,
  ],
  [
    "array of PHP",
    "config/autoload/mail.local.php",
    (r) => `<?php

return [
    'smtp' => [
        'username' => 'shop',
        'password' => '${password(r)}',◄
    ],
];
`,
  ],
  [
    "env.php of Magento",
    "app/etc/env.php",
    (r) => `<?php
return [
    'crypt' => [
        'key' => '${hex(r)}'◄
    ],
];
`,
  ],
  [
    "config.exs of Elixir",
    "config/prod.exs",
    (r) => `import Config

config :shop, ShopWeb.Endpoint,
  url: [host: "www.acme.io"],
  secret_key_base: "${base64(r, 48)}"◄
`,
  ],
  [
    "Objective-C",
    "ios/Shop/ACMConstants.m",
    (r) => `#import "ACMConstants.h"

NSString *const ACMAPISecret = @"${key(r, 40)}";◄
`,
  ],
  [
    "Swift",
    "ios/Shop/Credentials.swift",
    (r) => `enum Credentials {
    static let clientID = "shop-ios"
    static let clientSecret = "${key(r, 40)}"◄
}
`,
  ],
  [
    "macro of C",
    "firmware/config.h",
    (r) => `#pragma once
#define WIFI_SSID "warehouse"
#define WIFI_PASSWORD "${password(r)}"◄
`,
  ],
  [
    "tomcat-users.xml",
    "conf/tomcat-users.xml",
    (r) => `<tomcat-users>
  <user username="deployer" password="${password(r)}" roles="manager-script"/>◄
</tomcat-users>
`,
  ],
  [
    "resource of Tomcat",
    "src/main/webapp/META-INF/context.xml",
    (r) => `<Context>
  <Resource name="jdbc/shop" username="shop" password="${password(r)}" url="jdbc:mysql://db.acme.io/shop"/>◄
</Context>
`,
  ],
  [
    "persistence.xml",
    "src/main/resources/META-INF/persistence.xml",
    (r) => `<persistence>
  <properties>
    <property name="jakarta.persistence.jdbc.user" value="shop"/>
    <property name="jakarta.persistence.jdbc.password" value="${password(r)}"/>◄
  </properties>
</persistence>
`,
  ],
  [
    "hibernate.cfg.xml",
    "src/main/resources/hibernate.cfg.xml",
    (r) => `<hibernate-configuration>
  <session-factory>
    <property name="connection.username">shop</property>
    <property name="connection.password">${password(r)}</property>◄
  </session-factory>
</hibernate-configuration>
`,
  ],
  [
    "argument of a login in Python",
    "jobs/mail.py",
    (r) => `import smtplib

server = smtplib.SMTP_SSL("smtp.acme.io")
server.login("shop@acme.io", "${password(r)}")◄
`,
  ],
  [
    "secret of sessions in Express",
    "server/app.js",
    (r) => `const session = require("express-session");

app.use(session({ name: "shop", secret: "${key(r, 32)}", saveUninitialized: false }));◄
`,
  ],
  [
    "password in a comparison",
    "admin/login.php",
    (r) => `<?php
if ($_POST['user'] === 'admin' && $_POST['password'] === '${password(r)}') {◄
    $_SESSION['admin'] = true;
}
`,
  ],
];
