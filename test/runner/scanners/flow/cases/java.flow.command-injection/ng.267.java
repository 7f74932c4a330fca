package stored267;

import java.util.*;
import co.elastic.clients.elasticsearch.ElasticsearchClient;
import co.elastic.clients.elasticsearch.core.*;
import co.elastic.clients.elasticsearch.core.search.Hit;
import org.elasticsearch.client.*;
import org.elasticsearch.search.SearchHit;
import org.springframework.data.elasticsearch.core.*;
import org.springframework.data.elasticsearch.repository.ElasticsearchRepository;
import org.springframework.data.elasticsearch.core.query.Query;
import org.apache.solr.client.solrj.*;
import org.apache.solr.common.*;
import org.apache.lucene.document.Document;
import org.apache.lucene.search.*;

class Host { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
class SearchHosts {
  private ElasticsearchClient client; private RestHighLevelClient rest; private ElasticsearchOperations operations; private SolrClient solr; private IndexSearcher searcher; private ElasticsearchRestTemplate template;
  void elastic() throws Exception {
    SearchResponse<Host> response = client.search(s -> s.index("hosts"), Host.class);
    for (Hit<Host> hit : response.hits().hits()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hit.source().getName()}); // expect
    response.hits().hits().forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.source().getName())); // expect
    response.hits().hits().stream().map(Hit::source).forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    GetResponse<Host> g = client.get(r -> r.index("hosts").id("1"), Host.class);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + g.source().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + client.get(r -> r.index("hosts").id("1"), Host.class).source().getName()}); // expect
    SearchResponse<Map> maps = client.search(s -> s.index("hosts"), Map.class);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + maps.hits().hits().get(0).source().get("name")}); // expect
  }
  void old() throws Exception {
    org.elasticsearch.action.search.SearchResponse response = rest.search(new org.elasticsearch.action.search.SearchRequest("hosts"), RequestOptions.DEFAULT);
    for (SearchHit hit : response.getHits().getHits()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hit.getSourceAsString()}); // expect
    for (SearchHit hit : response.getHits()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + hit.getSourceAsMap().get("name")}); // expect
    var get = rest.get(new org.elasticsearch.action.get.GetRequest("hosts", "1"), RequestOptions.DEFAULT);
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + get.getSourceAsString()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + get.getSourceAsMap().get("name")}); // expect
  }
  void spring(Query q) throws Exception {
    SearchHits<Host> hits = operations.search(q, Host.class);
    for (org.springframework.data.elasticsearch.core.SearchHit<Host> h : hits) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + h.getContent().getName()}); // expect
    hits.stream().map(h -> h.getContent()).forEach(h -> new ProcessBuilder("sh", "-c", "ping " + h.getName())); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + operations.get("1", Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + operations.searchOne(q, Host.class).getContent().getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + template.search(q, Host.class).getSearchHit(0).getContent().getName()}); // expect
  }
  void solr() throws Exception {
    SolrDocumentList docs = solr.query("hosts", new SolrQuery("*:*")).getResults();
    for (SolrDocument d : docs) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + (String) d.getFieldValue("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + docs.get(0).getFirstValue("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + solr.getById("1").get("name")}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + solr.query(new SolrQuery("*:*")).getBeans(Host.class).get(0).getName()}); // expect
  }
  void lucene(org.apache.lucene.search.Query q) throws Exception {
    for (ScoreDoc sd : searcher.search(q, 10).scoreDocs) {
      Document d = searcher.doc(sd.doc);
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.get("name")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + searcher.storedFields().document(sd.doc).get("name")}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.getField("name").stringValue()}); // expect
      Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + d.getField("n").numericValue()});
    }
  }
}
