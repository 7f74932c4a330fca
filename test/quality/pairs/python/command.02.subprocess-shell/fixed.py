import shlex
import subprocess

from django.http import HttpResponse


def archive(request, project):
    label = request.POST.get("label", "nightly")
    command = "tar czf /backups/{}-{}.tgz /srv/projects".format(int(project), label)
    command = "tar czf /backups/{}-{}.tgz /srv/projects".format(int(project), shlex.quote(label))
    subprocess.run(command, shell=True, check=True)
    return HttpResponse(status=202)
