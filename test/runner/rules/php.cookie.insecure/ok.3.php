<?php
$seen = $request->cookie('seen', false);
return response('ok')->cookie('seen', $id, 60, '/', null, true, true, false);
