import re
from rest_framework import serializers

class PingSerializer(serializers.Serializer):
    host = serializers.CharField()
    note = serializers.CharField()

    def validate_host(self, value):
        if not re.fullmatch(r"[a-z]+", value):
            raise serializers.ValidationError("bad")
        return value
