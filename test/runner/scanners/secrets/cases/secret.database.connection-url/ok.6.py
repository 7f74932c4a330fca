url = "amqp://user:bitnami@rabbit"
