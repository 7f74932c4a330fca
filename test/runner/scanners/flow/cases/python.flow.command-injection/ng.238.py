import os

from rest_framework import generics, serializers, viewsets
from rest_framework.decorators import action, api_view
from rest_framework.response import Response
from rest_framework.views import APIView


class HostSerializer(serializers.Serializer):
    host = serializers.CharField()
    count = serializers.IntegerField()

    def create(self, validated_data):
        os.system("x " + validated_data["host"])  # expect
        return validated_data

    def update(self, instance, validated_data):
        os.system("x " + validated_data["host"])  # expect
        return instance

    def validate_host(self, value):
        os.system("x " + value)  # expect
        return value

    def validate(self, attrs):
        os.system("x " + attrs["host"])  # expect
        return attrs


class HostView(APIView):
    def post(self, request, hostname=None):
        os.system("x " + hostname)  # expect
        os.system("x " + request.data["host"])  # expect
        os.system("x " + request.query_params["host"])  # expect
        os.system("x " + request.data.get("doc").name)  # expect
        serializer = HostSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        os.system("x " + serializer.validated_data["host"])  # expect
        os.system("x " + str(serializer.validated_data["count"]))
        os.system("x " + serializer.data["host"])  # expect
        os.system("x " + serializer.initial_data["host"])  # expect
        return Response({})


@api_view(["POST"])
def hosts(request, hostname, format=None):
    os.system("x " + hostname)  # expect
    os.system("x " + request.data["host"])  # expect
    return Response({})


class HostViewSet(viewsets.ModelViewSet):
    def retrieve(self, request, pk=None):
        os.system("x " + pk)  # expect
        return Response({})

    def get_queryset(self):
        os.system("x " + self.request.query_params.get("host"))  # expect
        os.system("x " + self.kwargs["host"])  # expect

    @action(detail=True, methods=["post"])
    def ping(self, request, pk=None):
        os.system("x " + pk)  # expect
        return Response({})

    def perform_create(self, serializer):
        os.system("x " + serializer.validated_data["host"])  # expect
