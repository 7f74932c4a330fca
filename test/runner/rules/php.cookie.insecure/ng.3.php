<?php
return response('ok')->cookie('seen', $id, 60, '/', null, true, false); // expect
