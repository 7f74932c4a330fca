from rest_framework import generics, viewsets

import shell
from serializers import PingSerializer


class PingCreate(generics.CreateAPIView):
    serializer_class = PingSerializer

    def perform_create(self, serializer):
        shell.ping(serializer.validated_data["host"])


class PingSet(viewsets.ModelViewSet):
    serializer_class = PingSerializer

    def perform_update(self, serializer):
        data = serializer.validated_data
        shell.trace(data["host"])
