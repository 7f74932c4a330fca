package com.acme.pipelines;

import java.util.Map;
import org.springframework.web.bind.annotation.*;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

@RestController
public class PipelineController {
    @PutMapping("/pipeline")
    public int define(@RequestBody String definition) {
        Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
        Map<String, Object> pipeline = yaml.load(definition);
        return pipeline.size();
    }
}
