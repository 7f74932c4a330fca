import type { Context } from "../labelled-contexts.ts";
import { encode, hex, key, password } from "../random-credentials.ts";

/** YAML, JSON and TOML lists of names and values. */
export const LIST_SECRETS: readonly Context[] = [
  [
    "Kubernetes, env of a container",
    "k8s/deployment.yaml",
    (r) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: shop
spec:
  template:
    spec:
      containers:
        - name: shop
          image: acme/shop:1.4
          env:
            - name: LOG_LEVEL
              value: info
            - name: PAYMENT_API_KEY
              value: ${key(r, 36)}◄
`,
  ],
  [
    "Kubernetes, data of a Secret",
    "k8s/secret.yaml",
    (r) => `apiVersion: v1
kind: Secret
metadata:
  name: shop-database
type: Opaque
data:
  password: ${encode(password(r))}◄
`,
  ],
  [
    "Kubernetes, stringData of a Secret",
    "k8s/mail-secret.yaml",
    (r) => `apiVersion: v1
kind: Secret
metadata:
  name: mail
stringData:
  smtp-pass: ${password(r)}◄
`,
  ],
  [
    "Docker Compose, environment list",
    "docker-compose.yml",
    (r) => `services:
  db:
    image: postgres:17
    environment:
      - POSTGRES_USER=shop
      - POSTGRES_PASSWORD=${password(r)}◄
    ports:
      - "5432:5432"
`,
  ],
  [
    "workflow of GitHub Actions, env",
    ".github/workflows/release.yml",
    (r) => `name: release
on: push
jobs:
  release:
    runs-on: ubuntu-latest
    env:
      NEXUS_USER: ci
      NEXUS_PASSWORD: ${password(r)}◄
    steps:
      - run: make release
`,
  ],
  [
    "Ansible, group_vars",
    "group_vars/all.yml",
    (r) => `---
ansible_user: deploy
ansible_become_pass: "${password(r)}"◄
ntp_server: pool.ntp.org
`,
  ],
  [
    "Ansible, inventory",
    "inventory/hosts.ini",
    (r) => `[web]
web1 ansible_host=10.0.0.5 ansible_user=deploy ansible_ssh_pass=${password(r)}◄

[web:vars]
http_port=8080
`,
  ],
  [
    "Helm values, extraEnv",
    "charts/shop/values.yaml",
    (r) => `replicaCount: 2
extraEnv:
  - name: SMTP_HOST
    value: smtp.acme.io
  - name: SMTP_PASSWORD
    value: "${password(r)}"◄
`,
  ],
  [
    "ECS task definition",
    "deploy/task-definition.json",
    (r) => `{
  "family": "shop",
  "containerDefinitions": [
    {
      "name": "shop",
      "environment": [
        { "name": "PORT", "value": "8080" },
        { "name": "DB_PASSWORD", "value": "${password(r)}" }◄
      ]
    }
  ]
}
`,
  ],
  [
    "settings of an Azure app",
    "deploy/appsettings.azure.json",
    (r) => `[
  {
    "name": "WEBSITE_TIME_ZONE",
    "value": "UTC",
    "slotSetting": false
  },
  {
    "name": "SearchAdminKey",
    "value": "${hex(r).toUpperCase()}",◄
    "slotSetting": false
  }
]
`,
  ],
  [
    "Elastic Beanstalk, option settings",
    ".ebextensions/environment.config",
    (r) => `option_settings:
  - option_name: RAILS_ENV
    value: production
  - option_name: SECRET_KEY_BASE
    value: ${hex(r, 128)}◄
`,
  ],
  [
    "CloudFormation, parameter file",
    "infra/parameters.json",
    (r) => `[
  {
    "ParameterKey": "InstanceType",
    "ParameterValue": "db.t3.medium"
  },
  {
    "ParameterKey": "MasterUserPassword",
    "ParameterValue": "${password(r)}"◄
  }
]
`,
  ],
  [
    "TOML, inline tables",
    "config/clients.toml",
    (r) => `[gateway]
port = 8080
clients = [
  { id = "reporting", secret = "${key(r, 40)}" },◄
]
`,
  ],
  [
    "Travis, global env",
    ".travis.yml",
    (r) => `language: python
env:
  global:
    - PIP_NO_CACHE_DIR=1
    - UPLOAD_API_KEY=${hex(r, 40)}◄
script: pytest
`,
  ],
  [
    "YAML, flow mappings in a list",
    "config/variables.yaml",
    (r) => `variables:
  - {name: region, value: eu-west-1}
  - {name: webhook_secret, value: "${key(r, 32)}"}◄
`,
  ],
  [
    "Kustomize, literals",
    "overlays/prod/kustomization.yaml",
    (r) => `resources:
  - ../../base
secretGenerator:
  - name: database
    literals:
      - username=shop
      - password=${password(r)}◄
`,
  ],
  [
    "Compose, environment mapping",
    "deploy/compose.yaml",
    (r) => `services:
  minio:
    image: minio/minio
    environment:
      MINIO_ROOT_USER: storage
      MINIO_ROOT_PASSWORD: ${password(r)}◄
`,
  ],
];
