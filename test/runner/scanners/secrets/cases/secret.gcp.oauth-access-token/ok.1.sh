access=ya29.short
echo "tokens begin with ya29. and hold about two hundred characters"
access=ya29.{{fill:x:120}}
