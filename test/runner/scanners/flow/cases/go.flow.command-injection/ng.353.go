package main

import (
	"archive/tar"
	"archive/zip"
	"bufio"
	"bytes"
	"compress/bzip2"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"encoding/base32"
	"encoding/base64"
	"encoding/binary"
	"encoding/csv"
	"encoding/gob"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"encoding/xml"
	"encoding/ascii85"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/http"
	"net/http/httputil"
	"net/mail"
	"net/textproto"
	"net/url"
	"os"
	"os/exec"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/go-viper/mapstructure/v2"
	"github.com/google/go-cmp/cmp"
	"github.com/google/shlex"
	"github.com/gorilla/schema"
	"github.com/iancoleman/strcase"
	"github.com/jinzhu/copier"
	jsoniter "github.com/json-iterator/go"
	"github.com/mitchellh/mapstructure"
	"github.com/PuerkitoBio/goquery"
	"github.com/samber/lo"
	"github.com/spf13/cast"
	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"
	"github.com/ugorji/go/codec"
	"github.com/goccy/go-json"
	"github.com/vmihailenco/msgpack/v5"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/encoding/protojson"
	"gopkg.in/yaml.v2"
	sigsyaml "sigs.k8s.io/yaml"
	"github.com/ghodss/yaml"
	"github.com/bytedance/sonic"
	"github.com/patrickmn/go-cache"
	"github.com/imdario/mergo"
	"github.com/pkg/errors"
	"github.com/valyala/fastjson"
	"github.com/buger/jsonparser"
	"github.com/Masterminds/sprig"
	"github.com/pelletier/go-toml"
	"github.com/hashicorp/hcl/v2/hclsimple"
	"github.com/fxamacker/cbor/v2"
	"github.com/beevik/etree"
	"github.com/gobuffalo/flect"
	"github.com/huandu/xstrings"
	"github.com/thoas/go-funk"
)

type dto struct {
	Name  string   `json:"name" xml:"name"`
	Items []dto    `json:"items"`
	Child *dto
	Tags  []string
	Meta  map[string]string
	Age   int
}

func codec1(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var d dto; json.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; json.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Items[0].Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; json.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Child.Tags[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; json.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Meta["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		d := &dto{}; json.Unmarshal([]byte(q), d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		d := new(dto); if err := json.NewDecoder(strings.NewReader(q)).Decode(d); err != nil { return };
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
}
func codec2(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var d []dto; json.Unmarshal([]byte(q), &d); for _, x := range d {
		exec.Command("sh", "-c", x.Name).Run() } // expect
	}
	{
		q := r.FormValue("q")
		var d map[string]interface{}; json.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d["a"].(string)).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d map[string]any; json.Unmarshal([]byte(q), &d); for _, x := range d["a"].([]any) {
		exec.Command("sh", "-c", x.(string)).Run() } // expect
	}
	{
		q := r.FormValue("q")
		var d any; json.Unmarshal([]byte(q), &d); m := d.(map[string]any);
		exec.Command("sh", "-c", fmt.Sprint(m["a"])).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d json.RawMessage; json.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", string(d)).Run() // expect
	}
}
func codec3(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var d map[string]json.RawMessage; json.Unmarshal([]byte(q), &d); var s string; json.Unmarshal(d["a"], &s);
		exec.Command("sh", "-c", s).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d struct{ A string; B struct{ C string } }; json.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.B.C).Run() // expect
	}
	{
		q := r.FormValue("q")
		b, _ := json.Marshal(dto{Name: q});
		exec.Command("sh", "-c", string(b)).Run() // expect
	}
	{
		q := r.FormValue("q")
		b, _ := json.MarshalIndent(map[string]string{"a": q}, "", " ");
		exec.Command("sh", "-c", string(b)).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; json.NewEncoder(b).Encode(dto{Name: q});
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; enc := json.NewEncoder(b); enc.SetIndent("", " "); enc.Encode(q);
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
}
func codec4(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; json.Indent(b, []byte(q), "", " ");
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; json.Compact(b, []byte(q));
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		dec := json.NewDecoder(strings.NewReader(q)); for dec.More() { var d dto; dec.Decode(&d)
		exec.Command("sh", "-c", d.Name).Run() } // expect
	}
	{
		q := r.FormValue("q")
		dec := json.NewDecoder(strings.NewReader(q)); t, _ := dec.Token();
		exec.Command("sh", "-c", fmt.Sprint(t)).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; xml.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		dec := xml.NewDecoder(strings.NewReader(q)); t, _ := dec.Token(); if se, ok := t.(xml.StartElement); ok {
		exec.Command("sh", "-c", se.Attr[0].Value).Run() } // expect
	}
}
func codec5(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		dec := xml.NewDecoder(strings.NewReader(q)); var d dto; dec.DecodeElement(&d, nil);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; xml.EscapeText(b, []byte(q));
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		b, _ := xml.Marshal(dto{Name: q});
		exec.Command("sh", "-c", string(b)).Run() // expect
	}
	{
		q := r.FormValue("q")
		rec, _ := csv.NewReader(strings.NewReader(q)).ReadAll();
		exec.Command("sh", "-c", rec[0][1]).Run() // expect
	}
	{
		q := r.FormValue("q")
		rec, _ := csv.NewReader(strings.NewReader(q)).Read();
		exec.Command("sh", "-c", rec[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; cw := csv.NewWriter(b); cw.Write([]string{q}); cw.Flush();
		exec.Command("sh", "-c", b.String()).Run() // expect
	}
}
func codec6(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var d dto; yaml.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; sigsyaml.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; yaml.UnmarshalStrict([]byte(q), &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; yaml.NewDecoder(strings.NewReader(q)).Decode(&d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		b, _ := yaml.Marshal(map[string]string{"a": q});
		exec.Command("sh", "-c", string(b)).Run() // expect
	}
	{
		q := r.FormValue("q")
		b, _ := yaml.YAMLToJSON([]byte(q));
		exec.Command("sh", "-c", string(b)).Run() // expect
	}
}
func codec7(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var d dto; toml.Decode(q, &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; toml.NewDecoder(strings.NewReader(q)).Decode(&d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := base64.StdEncoding.DecodeString(q);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := base64.RawURLEncoding.DecodeString(q);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a := make([]byte, 9); n, _ := base64.StdEncoding.Decode(a, []byte(q));
		exec.Command("sh", "-c", string(a[:n])).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := io.ReadAll(base64.NewDecoder(base64.StdEncoding, strings.NewReader(q)));
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
}
func codec8(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		a, _ := base32.StdEncoding.DecodeString(q);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := hex.DecodeString(q);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a := make([]byte, 9); hex.Decode(a, []byte(q));
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a := make([]byte, 9); ascii85.Decode(a, []byte(q), true);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := io.ReadAll(hex.NewDecoder(strings.NewReader(q)));
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		zr, _ := gzip.NewReader(strings.NewReader(q)); a, _ := io.ReadAll(zr);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
}
func codec9(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		zr, _ := zlib.NewReader(strings.NewReader(q)); a, _ := io.ReadAll(zr);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := io.ReadAll(flate.NewReader(strings.NewReader(q)));
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := io.ReadAll(bzip2.NewReader(strings.NewReader(q)));
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		b := &bytes.Buffer{}; zw := gzip.NewWriter(b); zw.Write([]byte(q)); zw.Close(); zr, _ := gzip.NewReader(b); a, _ := io.ReadAll(zr);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		zr, _ := zip.NewReader(strings.NewReader(q), 9); for _, f := range zr.File {
		exec.Command("sh", "-c", f.Name).Run() } // expect
	}
	{
		q := r.FormValue("q")
		zr, _ := zip.NewReader(strings.NewReader(q), 9); for _, f := range zr.File { rc, _ := f.Open(); a, _ := io.ReadAll(rc)
		exec.Command("sh", "-c", string(a)).Run() } // expect
	}
}
func codec10(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		tr := tar.NewReader(strings.NewReader(q)); h, _ := tr.Next();
		exec.Command("sh", "-c", h.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		tr := tar.NewReader(strings.NewReader(q)); tr.Next(); a, _ := io.ReadAll(tr);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; gob.NewDecoder(strings.NewReader(q)).Decode(&d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var h struct{ A [4]byte }; binary.Read(strings.NewReader(q), binary.BigEndian, &h);
		exec.Command("sh", "-c", string(h.A[:])).Run() // expect
	}
	{
		q := r.FormValue("q")
		bl, _ := pem.Decode([]byte(q));
		exec.Command("sh", "-c", string(bl.Bytes)).Run() // expect
	}
	{
		q := r.FormValue("q")
		bl, rest := pem.Decode([]byte(q)); _ = bl;
		exec.Command("sh", "-c", string(rest)).Run() // expect
	}
}
func codec11(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		a, _ := new(mime.WordDecoder).DecodeHeader(q);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		mt, params, _ := mime.ParseMediaType(q); _ = mt;
		exec.Command("sh", "-c", params["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		mt, _, _ := mime.ParseMediaType(q);
		exec.Command("sh", "-c", mt).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := io.ReadAll(quotedprintable.NewReader(strings.NewReader(q)));
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		m, _ := mail.ReadMessage(strings.NewReader(q));
		exec.Command("sh", "-c", m.Header.Get("Subject")).Run() // expect
	}
	{
		q := r.FormValue("q")
		m, _ := mail.ReadMessage(strings.NewReader(q)); a, _ := io.ReadAll(m.Body);
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
}
func codec12(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		ad, _ := mail.ParseAddress(q);
		exec.Command("sh", "-c", ad.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		ads, _ := mail.ParseAddressList(q);
		exec.Command("sh", "-c", ads[0].Address).Run() // expect
	}
	{
		q := r.FormValue("q")
		h, _ := textproto.NewReader(bufio.NewReader(strings.NewReader(q))).ReadMIMEHeader();
		exec.Command("sh", "-c", h.Get("a")).Run() // expect
	}
	{
		q := r.FormValue("q")
		b, _ := httputil.DumpRequest(r, true);
		exec.Command("sh", "-c", string(b)).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; jsoniter.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; jsoniter.UnmarshalFromString(q, &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
}
func codec13(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var jj = jsoniter.ConfigCompatibleWithStandardLibrary; var d dto; jj.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", jsoniter.Get([]byte(q), "a").ToString()).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; sonic.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; sonic.UnmarshalString(q, &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		n, _ := sonic.GetFromString(q, "a"); s, _ := n.String();
		exec.Command("sh", "-c", s).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", gjson.Get(q, "a").String()).Run() // expect
	}
}
func codec14(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", gjson.Parse(q).Get("a").Str).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", gjson.GetBytes([]byte(q), "a").Raw).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", gjson.Get(q, "a").Array()[0].String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", gjson.Get(q, "a").Map()["b"].String()).Run() // expect
	}
	{
		q := r.FormValue("q")
		gjson.Parse(q).ForEach(func(k, v gjson.Result) bool {
		exec.Command("sh", "-c", v.String()).Run(); return true }) // expect
	}
	{
		q := r.FormValue("q")
		a, _ := sjson.Set("{}", "a", q);
		exec.Command("sh", "-c", a).Run() // expect
	}
}
func codec15(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var p fastjson.Parser; v, _ := p.Parse(q);
		exec.Command("sh", "-c", string(v.GetStringBytes("a"))).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := jsonparser.GetString([]byte(q), "a");
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _, _, _ := jsonparser.Get([]byte(q), "a");
		exec.Command("sh", "-c", string(a)).Run() // expect
	}
	{
		q := r.FormValue("q")
		jsonparser.ArrayEach([]byte(q), func(v []byte, t jsonparser.ValueType, o int, err error) {
		exec.Command("sh", "-c", string(v)).Run() }) // expect
	}
	{
		q := r.FormValue("q")
		jsonparser.ObjectEach([]byte(q), func(k []byte, v []byte, t jsonparser.ValueType, o int) error {
		exec.Command("sh", "-c", string(v)).Run(); return nil }) // expect
	}
	{
		q := r.FormValue("q")
		var d dto; msgpack.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
}
func codec16(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var d dto; cbor.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; codec.NewDecoderBytes([]byte(q), nil).Decode(&d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		d := &pb.Msg{}; proto.Unmarshal([]byte(q), d);
		exec.Command("sh", "-c", d.GetName()).Run() // expect
	}
	{
		q := r.FormValue("q")
		d := &pb.Msg{}; protojson.Unmarshal([]byte(q), d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; mapstructure.Decode(map[string]any{"name": q}, &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
}
func codec17(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		var d dto; mapstructure.WeakDecode(map[string]any{"name": q}, &d);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; schema.NewDecoder().Decode(&d, r.URL.Query());
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var decoder = schema.NewDecoder(); var d dto; decoder.Decode(&d, r.PostForm);
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; copier.Copy(&d, dto{Name: q});
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; mergo.Merge(&d, dto{Name: q});
		exec.Command("sh", "-c", d.Name).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", cast.ToString(q)).Run() // expect
	}
}
func codec18(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		a, _ := cast.ToStringE(q);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", cast.ToStringSlice(q)[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", cast.ToStringMapString(q)["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", strcase.ToSnake(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", flect.Pluralize(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", xstrings.Reverse(q)).Run() // expect
	}
}
func codec19(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		a, _ := shlex.Split(q);
		exec.Command("sh", "-c", a[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Map([]string{q}, func(x string, _ int) string { return x + "a" })[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Filter([]string{q}, func(x string, _ int) bool { return x != "" })[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Reduce([]string{q}, func(a string, x string, _ int) string { return a + x }, "")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Uniq([]string{q})[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := lo.Find([]string{q}, func(x string) bool { return true });
		exec.Command("sh", "-c", a).Run() // expect
	}
}
func codec20(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		lo.ForEach([]string{q}, func(x string, _ int) {
		exec.Command("sh", "-c", x).Run() }) // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Keys(map[string]int{q: 1})[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Values(map[string]string{"a": q})[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.GroupBy([]string{q}, func(x string) int { return len(x) })[1][0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.KeyBy([]string{q}, func(x string) string { return "a" })["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Associate([]string{q}, func(x string) (string, string) { return "a", x })["a"]).Run() // expect
	}
}
func codec21(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.FlatMap([]string{q}, func(x string, _ int) []string { return []string{x} })[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Chunk([]string{q}, 2)[0][0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Ternary(true, q, "a")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.If(true, q).Else("b")).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", *lo.ToPtr(q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.FromPtr(&q)).Run() // expect
	}
}
func codec22(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Must(url.QueryUnescape(q))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Must1(url.QueryUnescape(q))).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.T2(q, 1).A).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.MapValues(map[string]string{"a": q}, func(v string, k string) string { return v })["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.MapToSlice(map[string]string{"a": q}, func(k string, v string) string { return v })[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Without([]string{q}, "a")[0]).Run() // expect
	}
}
func codec23(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.CoalesceOrEmpty("", q)).Run() // expect
	}
	{
		q := r.FormValue("q")
		a, _ := lo.Coalesce("", q);
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.FilterMap([]string{q}, func(x string, _ int) (string, bool) { return x, true })[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Substring(q, 0, 3)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Last([]string{q})).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.FirstOr([]string{q}, "a")).Run() // expect
	}
}
func codec24(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", lo.Assign(map[string]string{}, map[string]string{"a": q})["a"]).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", funk.Map([]string{q}, func(x string) string { return x }).([]string)[0]).Run() // expect
	}
	{
		q := r.FormValue("q")
		doc, _ := goquery.NewDocumentFromReader(strings.NewReader(q));
		exec.Command("sh", "-c", doc.Find("a").Text()).Run() // expect
	}
	{
		q := r.FormValue("q")
		doc, _ := goquery.NewDocumentFromReader(strings.NewReader(q)); a, _ := doc.Find("a").Attr("href");
		exec.Command("sh", "-c", a).Run() // expect
	}
	{
		q := r.FormValue("q")
		doc, _ := goquery.NewDocumentFromReader(strings.NewReader(q)); doc.Find("a").Each(func(i int, s *goquery.Selection) {
		exec.Command("sh", "-c", s.Text()).Run() }) // expect
	}
	{
		q := r.FormValue("q")
		doc := etree.NewDocument(); doc.ReadFromString(q);
		exec.Command("sh", "-c", doc.FindElement("a").Text()).Run() // expect
	}
}
func codec25(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		c := cache.New(5, 10); c.Set("a", q, 0); v, _ := c.Get("a");
		exec.Command("sh", "-c", v.(string)).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", errors.New(q).Error()).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", errors.Wrap(errors.New("a"), q).Error()).Run() // expect
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", errors.Cause(errors.New(q)).Error()).Run() // expect
	}
	{
		q := r.FormValue("q")
		var d dto; json.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", fmt.Sprint(d.Age)).Run()
	}
	{
		q := r.FormValue("q")
		var d int; json.Unmarshal([]byte(q), &d);
		exec.Command("sh", "-c", fmt.Sprint(d)).Run()
	}
}
func codec26(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		cast.ToInt(q);
		exec.Command("sh", "-c", "a").Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(cast.ToInt(q))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(gjson.Get(q, "a").Int())).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(gjson.Get(q, "a").Exists())).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(gjson.Valid(q))).Run()
	}
}
func codec27(w http.ResponseWriter, r *http.Request) {
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(json.Valid([]byte(q)))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(binary.BigEndian.Uint32([]byte(q)))).Run()
	}
	{
		q := r.FormValue("q")
		exec.Command("sh", "-c", fmt.Sprint(lo.Contains([]string{"a"}, q))).Run()
	}
	{
		q := r.FormValue("q")
		n, err := jsonparser.GetInt([]byte(q), "a"); _ = err;
		exec.Command("sh", "-c", fmt.Sprint(n)).Run()
	}
}
