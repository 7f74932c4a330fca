package stored249;

import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import org.apache.commons.io.*;
import com.google.common.io.Resources;
import com.google.common.base.Charsets;
import com.fasterxml.jackson.databind.*;
import com.google.gson.Gson;
import org.yaml.snakeyaml.Yaml;
import com.opencsv.CSVReader;
import org.apache.commons.csv.*;
import org.apache.poi.ss.usermodel.*;

class FileHosts {
  static class Host { private String name; private int port; public String getName() { return name; } public int getPort() { return port; } }
  void a() throws Exception {
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + Files.readString(Path.of("hosts.txt"))}); // expect
    for (String l : Files.readAllLines(Path.of("hosts.txt"))) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + l}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(Files.readAllBytes(Paths.get("hosts.txt")))}); // expect
    Files.lines(Path.of("hosts.txt")).forEach(l -> new ProcessBuilder("sh", "-c", "ping " + l)); // expect
    try (Stream<String> lines = Files.lines(Path.of("hosts.txt"))) { lines.map(String::trim).forEach(l -> new ProcessBuilder("sh", "-c", "ping " + l)); } // expect
    try (BufferedReader r = Files.newBufferedReader(Path.of("hosts.txt"))) { String line; while ((line = r.readLine()) != null) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + line}); } // expect
    try (BufferedReader in = new BufferedReader(new FileReader("hosts.txt"))) { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + in.lines().collect(Collectors.joining("\n"))}); } // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + FileUtils.readFileToString(new File("hosts.txt"), StandardCharsets.UTF_8)}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + FileUtils.readLines(new File("hosts.txt"), StandardCharsets.UTF_8).get(0)}); // expect
    try (FileInputStream in = new FileInputStream("hosts.txt")) { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(in.readAllBytes())}); } // expect
    try (InputStream in = Files.newInputStream(Path.of("hosts.txt"))) { Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + new String(in.readAllBytes(), StandardCharsets.UTF_8)}); } // expect
    Scanner s = new Scanner(new File("hosts.txt"));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s.nextLine()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + s.nextInt()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + com.google.common.io.Files.asCharSource(new File("hosts.txt"), Charsets.UTF_8).read()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + com.google.common.io.Files.readLines(new File("hosts.txt"), Charsets.UTF_8).get(0)}); // expect
    RandomAccessFile raf = new RandomAccessFile("hosts.txt", "r");
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + raf.readLine()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + raf.readUTF()}); // expect
  }
  void parsed() throws Exception {
    ObjectMapper mapper = new ObjectMapper();
    JsonNode n = mapper.readTree(new File("hosts.json"));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + n.get("name").asText()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mapper.readValue(new File("hosts.json"), Host.class).getName()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mapper.readValue(new File("hosts.json"), Host.class).getPort()});
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + mapper.readValue(Files.readString(Path.of("hosts.json")), Host.class).getName()}); // expect
    Host h = new Gson().fromJson(new FileReader("hosts.json"), Host.class);
    Map<String, Object> y = new Yaml().load(new FileInputStream("hosts.yml"));
    Properties p = new Properties();
    p.load(new FileInputStream("hosts.properties"));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + p.getProperty("name")}); // expect
  }
  void tables() throws Exception {
    CSVReader reader = new CSVReader(new FileReader("hosts.csv"));
    String[] line;
    while ((line = reader.readNext()) != null) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + line[0]}); // expect
    for (String[] row : reader.readAll()) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row[0]}); // expect
    Workbook wb = WorkbookFactory.create(new File("hosts.xlsx"));
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + wb.getSheetAt(0).getRow(0).getCell(0).getStringCellValue()}); // expect
    for (Row row : wb.getSheetAt(0)) Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + row.getCell(0).getStringCellValue()}); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", "ping " + wb.getSheetAt(0).getRow(0).getCell(0).getNumericCellValue()});
  }
}
