package com.acme.feeds;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class FeedController {
    private final FeedClient client = new FeedClient();

    @PostMapping("/feeds/preview")
    public int preview(@RequestParam String url) throws Exception {
        return client.download(FeedUrls.require(url)).length();
    }
}
