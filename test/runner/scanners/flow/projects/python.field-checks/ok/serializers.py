import re

from rest_framework import serializers

HOST = re.compile(r"[a-z0-9.-]+")
COLUMNS = {"name", "created"}


def known_column(value):
    if value not in COLUMNS:
        raise serializers.ValidationError("unknown column")


class ProbeSerializer(serializers.Serializer):
    host = serializers.CharField()
    column = serializers.CharField(validators=[known_column])
    unit = serializers.CharField()

    def validate_host(self, value):
        if not HOST.fullmatch(value):
            raise serializers.ValidationError("no host")
        return value

    def validate(self, attrs):
        if attrs["unit"] not in ("ms", "s"):
            raise serializers.ValidationError("unknown unit")
        return attrs
