<?php
class SpecialHosts extends SpecialPage
{
    public function execute($sub)
    {
        $request = $this->getRequest();
        exec('x ' . $request->getVal('host')); // expect
        exec('x ' . $request->getText('host')); // expect
        exec('seq ' . $request->getInt('n'));
        exec('x ' . $this->getRequest()->getRawVal('host')); // expect
    }
}
