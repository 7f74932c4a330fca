<?php

namespace News\Mail;

class Preview
{
    public function __construct(private Renderer $renderer)
    {
    }

    public function html(string $body): string
    {
        return $this->renderer->render('<p>Dear {{ name }},</p>{{ body }}', ['name' => 'Ada', 'body' => $body]);
    }
}
