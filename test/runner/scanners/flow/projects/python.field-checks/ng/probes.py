import subprocess

from django.db import connection
from rest_framework.views import APIView

from serializers import ProbeSerializer


class ProbeView(APIView):
    def post(self, request):
        serializer = ProbeSerializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        data = serializer.validated_data
        subprocess.run(f"probe {data['host']}", shell=True)  # expect
        subprocess.run(f"probe {data['alias']}", shell=True)  # expect
        subprocess.run(f"probe {data['unit']}", shell=True)  # expect
        with connection.cursor() as cursor:
            cursor.execute(f"SELECT * FROM probes ORDER BY {data['column']}")  # expect
