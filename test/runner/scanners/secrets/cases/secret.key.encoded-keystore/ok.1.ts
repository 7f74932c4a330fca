const certificate = "{{token:MIIDdzCCAl+gAwIBAgIE:base64:600}}";
const magic = "/u3+7QAAAAIAAAAB";
const image = "{{token:iVBORw0KGgo:base64:600}}";
