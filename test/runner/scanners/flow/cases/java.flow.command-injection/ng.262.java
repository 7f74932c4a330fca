package stored262;

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import software.amazon.awssdk.core.*;
import software.amazon.awssdk.core.sync.ResponseTransformer;
import software.amazon.awssdk.services.s3.*;
import software.amazon.awssdk.services.s3.model.*;
import com.amazonaws.services.s3.AmazonS3;
import com.google.cloud.storage.*;
import com.azure.storage.blob.*;
import io.minio.*;
import org.apache.commons.io.IOUtils;
import software.amazon.awssdk.services.sqs.SqsClient;

class StoredObjects {
  private S3Client s3; private AmazonS3 amazonS3; private Storage storage; private BlobContainerClient container; private MinioClient minio; private S3AsyncClient s3Async;
  void s3() throws Exception {
    ResponseBytes<GetObjectResponse> bytes = s3.getObjectAsBytes(GetObjectRequest.builder().bucket("b").key("k").build());
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + bytes.asUtf8String()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s3.getObjectAsBytes(b -> b.bucket("b").key("k")).asString(StandardCharsets.UTF_8)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(s3.getObject(GetObjectRequest.builder().build()).readAllBytes())}); // expect
    try (ResponseInputStream<GetObjectResponse> in = s3.getObject(GetObjectRequest.builder().build())) { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(in.readAllBytes(), StandardCharsets.UTF_8)}); } // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s3.getObject(GetObjectRequest.builder().build(), ResponseTransformer.toBytes()).asUtf8String()}); // expect
    for (S3Object o : s3.listObjectsV2(b -> b.bucket("b")).contents()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + o.key()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s3.headObject(b -> b.bucket("b")).metadata().get("name")}); // expect
    s3.listObjectsV2Paginator(b -> b.bucket("b")).contents().forEach(o -> new ProcessBuilder("sh", "-c", "ping " + o.key())); // expect
    for (S3Object o : s3.listObjectsV2(b -> b.bucket("b")).contents()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + o.size()});
    BufferedReader r = new BufferedReader(new InputStreamReader(s3.getObject(GetObjectRequest.builder().build())));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.readLine()}); // expect
  }
  void old() throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + amazonS3.getObjectAsString("b", "k")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + amazonS3.getObject("b", "k").getObjectMetadata().getUserMetaDataOf("name")}); // expect
    amazonS3.listObjectsV2("b").getObjectSummaries().forEach(o -> new ProcessBuilder("sh", "-c", "ping " + o.getKey())); // expect
  }
  void gcs() throws Exception {
    Blob blob = storage.get(BlobId.of("b", "k"));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(blob.getContent())}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(storage.readAllBytes("b", "k"))}); // expect
    for (Blob b : storage.list("b").iterateAll()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + b.getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + blob.getMetadata().get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + blob.getSize()});
  }
  void azure() throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + container.getBlobClient("k").downloadContent().toString()}); // expect
    BlobClient c = container.getBlobClient("k");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(c.openInputStream().readAllBytes())}); // expect
    container.listBlobs().forEach(i -> new ProcessBuilder("sh", "-c", "ping " + i.getName())); // expect
  }
  void minio() throws Exception {
    try (InputStream in = minio.getObject(GetObjectArgs.builder().bucket("b").object("k").build())) { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(in.readAllBytes())}); } // expect
    for (Result<io.minio.messages.Item> r : minio.listObjects(ListObjectsArgs.builder().build())) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + r.get().objectName()}); // expect
  }
}
