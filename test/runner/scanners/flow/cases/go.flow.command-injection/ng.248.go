package jobs

import (
	"context"
	"encoding/json"
	"io"
	"os/exec"

	"cloud.google.com/go/firestore"
	"cloud.google.com/go/storage"
	"github.com/aws/aws-sdk-go-v2/feature/dynamodb/attributevalue"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
	"github.com/aws/aws-sdk-go-v2/service/s3"
	"github.com/dgraph-io/badger/v4"
	"github.com/minio/minio-go/v7"
	"go.etcd.io/bbolt"
	clientv3 "go.etcd.io/etcd/client/v3"
)

type Job struct{ Command string }

type Clouds struct {
	dynamo *dynamodb.Client
	s3     *s3.Client
	fs     *firestore.Client
	bucket *storage.BucketHandle
	mc     *minio.Client
	etcd   *clientv3.Client
	bolt   *bbolt.DB
	badger *badger.DB
}

func (c *Clouds) Dynamo(ctx context.Context) {
	out, _ := c.dynamo.GetItem(ctx, &dynamodb.GetItemInput{})
	var j Job
	attributevalue.UnmarshalMap(out.Item, &j)
	exec.Command("sh", "-c", j.Command).Run()                                           // expect
	exec.Command("sh", "-c", out.Item["command"].(*types.AttributeValueMemberS).Value).Run() // expect
	res, _ := c.dynamo.Query(ctx, &dynamodb.QueryInput{})
	var list []Job
	attributevalue.UnmarshalListOfMaps(res.Items, &list)
	exec.Command("sh", "-c", list[0].Command).Run() // expect
	scan, _ := c.dynamo.Scan(ctx, &dynamodb.ScanInput{})
	for _, i := range scan.Items {
		var k Job
		attributevalue.UnmarshalMap(i, &k)
		exec.Command("sh", "-c", k.Command).Run() // expect
	}
}

func (c *Clouds) Storage(ctx context.Context) {
	obj, _ := c.s3.GetObject(ctx, &s3.GetObjectInput{})
	data, _ := io.ReadAll(obj.Body)
	exec.Command("sh", "-c", string(data)).Run() // expect
	var j Job
	json.NewDecoder(obj.Body).Decode(&j)
	exec.Command("sh", "-c", j.Command).Run() // expect
	r, _ := c.bucket.Object("a").NewReader(ctx)
	b, _ := io.ReadAll(r)
	exec.Command("sh", "-c", string(b)).Run() // expect
	o, _ := c.mc.GetObject(ctx, "b", "k", minio.GetObjectOptions{})
	m, _ := io.ReadAll(o)
	exec.Command("sh", "-c", string(m)).Run() // expect
}

func (c *Clouds) Firestore(ctx context.Context) {
	snap, _ := c.fs.Collection("jobs").Doc("1").Get(ctx)
	var j Job
	snap.DataTo(&j)
	exec.Command("sh", "-c", j.Command).Run()                       // expect
	exec.Command("sh", "-c", snap.Data()["command"].(string)).Run() // expect
	docs, _ := c.fs.Collection("jobs").Documents(ctx).GetAll()
	for _, d := range docs {
		exec.Command("sh", "-c", d.Data()["command"].(string)).Run() // expect
	}
}

func (c *Clouds) KeyValue(ctx context.Context) {
	resp, _ := c.etcd.Get(ctx, "command")
	for _, kv := range resp.Kvs {
		exec.Command("sh", "-c", string(kv.Value)).Run() // expect
	}
	c.bolt.View(func(tx *bbolt.Tx) error {
		v := tx.Bucket([]byte("jobs")).Get([]byte("command"))
		exec.Command("sh", "-c", string(v)).Run() // expect
		return nil
	})
	c.bolt.View(func(tx *bbolt.Tx) error {
		b := tx.Bucket([]byte("jobs"))
		return b.ForEach(func(k, v []byte) error {
			return exec.Command("sh", "-c", string(v)).Run() // expect
		})
	})
	c.badger.View(func(txn *badger.Txn) error {
		item, _ := txn.Get([]byte("command"))
		v, _ := item.ValueCopy(nil)
		exec.Command("sh", "-c", string(v)).Run() // expect
		return item.Value(func(val []byte) error {
			return exec.Command("sh", "-c", string(val)).Run() // expect
		})
	})
}
