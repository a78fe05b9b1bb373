"""A web service that judges disputes: POST a case or a position text, get the rulings as JSON.

python docs/examples/web_handler.py &
curl --data-binary @arya.json 'http://127.0.0.1:8000/?lang=pl'
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from urllib.parse import parse_qs
from wsgiref.simple_server import make_server
from wsgiref.types import StartResponse, WSGIEnvironment

from referee import BadInput, judge

LARGEST = 1_000_000


def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    """The rulings on what was posted; 400 and a sentence for what cannot be judged."""
    size = int(environ.get("CONTENT_LENGTH") or 0)
    language = parse_qs(environ.get("QUERY_STRING", "")).get("lang", ["en"])[0]
    try:
        if not 0 < size <= LARGEST:
            raise BadInput("", f"post a dispute of at most {LARGEST} bytes")
        status, body = "200 OK", judge(environ["wsgi.input"].read(size), language=language).json()
    except BadInput as wrong:
        status, body = "400 Bad Request", json.dumps({"error": str(wrong)})
    start_response(status, [("Content-Type", "application/json; charset=utf-8")])
    return [body.encode()]


if __name__ == "__main__":
    with make_server("127.0.0.1", 8000, application) as server:
        server.serve_forever()
