import io
import xml.sax
from xml.sax.handler import ContentHandler, feature_external_ges

from django.http import HttpResponse


class Counter(ContentHandler):
    elements = 0

    def startElement(self, name, attrs):
        self.elements += 1


def import_feed(request):
    reader = xml.sax.make_parser()
    reader.setFeature(feature_external_ges, False)
    counter = Counter()
    reader.setContentHandler(counter)
    reader.parse(io.BytesIO(request.body))
    return HttpResponse(str(counter.elements), content_type="text/plain")
