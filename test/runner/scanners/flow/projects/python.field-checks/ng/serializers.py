from rest_framework import serializers

COLUMNS = {"name", "created"}


def known_column(value):
    if value not in COLUMNS:
        print("unknown column")


class ProbeSerializer(serializers.Serializer):
    host = serializers.CharField()
    alias = serializers.CharField()
    column = serializers.CharField(validators=[known_column])
    unit = serializers.CharField()

    def validate_host(self, value):
        if len(value) > 200:
            raise serializers.ValidationError("too long")
        return value

    def validate_alias(self, value):
        return value.strip()

    def validate(self, attrs):
        if attrs["unit"] not in ("ms", "s") and attrs["host"] != "localhost":
            raise serializers.ValidationError("unknown unit")
        return attrs
