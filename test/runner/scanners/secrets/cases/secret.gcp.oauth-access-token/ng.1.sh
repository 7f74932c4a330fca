curl "https://www.googleapis.com/drive/v3/files?access_token={{token:ya29.a0:base64url:120}}" # expect
gcloud_token={{token:ya29.:base64url:180}} # expect
