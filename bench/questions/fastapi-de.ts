// Questions of people who use FastAPI, over its documentation in German (fastapi/fastapi, MIT); some ask in English.
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = [
  {
    question:
      'Wie gebe ich einer Dependency einen festen Wert mit, ohne für jeden Wert eine eigene Funktion zu schreiben?',
    pages: ['/advanced/advanced-dependencies'],
    sentences: [
      'Dann könnten wir diesen `checker` in einem `Depends(checker)` anstelle von `Depends(FixedContentQueryChecker)` verwenden, da die Abhängigkeit die Instanz `checker` und nicht die Klasse selbst ist.',
      'Und auf diese Weise können wir unsere Abhängigkeit „parametrisieren“, die jetzt `"bar"` enthält, als das Attribut `checker.fixed_content`.',
      'Und jetzt können wir __init__ verwenden, um die Parameter der Instanz zu deklarieren, die wir zum „Parametrisieren“ der Abhängigkeit verwenden können'
    ]
  },
  {
    question: 'Optional[str] oder Union[str, None], was soll man nehmen',
    pages: ['/advanced/advanced-python-types'],
    sentences: [
      'Vermeiden Sie die Verwendung von `Optional[SomeType]`',
      'Verwenden Sie stattdessen ✨ **`Union[SomeType, None]`** ✨.',
      'Beides ist äquivalent und unter der Haube identisch, aber ich würde Union statt Optional empfehlen, weil das Wort „optional“ implizieren könnte, dass der Wert optional ist; tatsächlich bedeutet es jedoch „es kann None sein“, selbst wenn es nicht optional ist und weiterhin erforderlich bleibt.',
      'Ich finde, Union[SomeType, None] ist expliziter in dem, was es bedeutet.'
    ]
  },
  {
    question: 'lifespan läuft in meinen tests mit AsyncClient nicht',
    pages: ['/advanced/async-tests'],
    sentences: [
      'Falls Ihre Anwendung auf Lifespan-Events angewiesen ist, der `AsyncClient` löst diese Events nicht aus.',
      'Um sicherzustellen, dass sie ausgelöst werden, verwenden Sie `LifespanManager` von florimondmanca/asgi-lifespan.'
    ],
    keptBack: true
  },
  {
    question: 'kann ich den TestClient in einer async def testfunktion benutzen',
    pages: ['/advanced/async-tests'],
    sentences: [
      'Durch die asynchrone Ausführung unserer Tests können wir den `TestClient` nicht mehr in unseren Testfunktionen verwenden.'
    ]
  },
  {
    question:
      'Unsere API liegt hinter traefik unter /api/v1, der Proxy schneidet das ab. /docs findet dann openapi.json nicht. Was muss ich einstellen?',
    pages: ['/advanced/behind-a-proxy'],
    sentences: [
      'Die Übergabe des `root_path` an `FastAPI` wäre das Äquivalent zur Übergabe der `--root-path`-Kommandozeilenoption an Uvicorn oder Hypercorn.',
      'Um dies zu erreichen, können Sie die Kommandozeilenoption `--root-path` wie folgt verwenden:',
      'Falls Sie keine Möglichkeit haben, eine Kommandozeilenoption wie `--root-path` oder ähnlich zu übergeben, können Sie, alternativ dazu, beim Erstellen Ihrer FastAPI-Anwendung den Parameter `root_path` setzen:',
      'In diesen Fällen können Sie root_path verwenden, um Ihre Anwendung zu konfigurieren.',
      '$ uv run fastapi run main.py --forwarded-allow-ips="*" --root-path /api/v1'
    ]
  },
  {
    question: 'datei zum download ausliefern, mit eigenem dateinamen',
    pages: ['/advanced/custom-response'],
    sentences: [
      '`filename` – Wenn gesetzt, wird das in der `Content-Disposition` der Response eingefügt.',
      'Streamt eine Datei asynchron als Response.'
    ],
    keptBack: true
  },
  {
    question: 'default_response_class',
    pages: ['/advanced/custom-response'],
    sentences: [
      'Der Parameter, der das definiert, ist `default_response_class`.',
      'Beim Erstellen einer FastAPI -Klasseninstanz oder eines APIRouter s können Sie angeben, welche Response-Klasse standardmäßig verwendet werden soll.'
    ]
  },
  {
    question: 'welcher statuscode kommt bei einer Weiterleitung, wenn man keinen angibt',
    pages: ['/advanced/custom-response'],
    sentences: [
      'Verwendet standardmäßig den Statuscode 307 – Temporäre Weiterleitung (Temporary Redirect).',
      'In diesem Fall ist der verwendete `status_code` der Standardcode für die `RedirectResponse`, also `307`.'
    ]
  },
  {
    question: 'werden startup und shutdown auch fuer gemountete sub apps ausgefuehrt?',
    pages: ['/advanced/events'],
    sentences: [
      'Beachten Sie, dass diese Lifespan-Events (Startup und Shutdown) nur für die Hauptanwendung ausgeführt werden, nicht für Unteranwendungen – Mounts.'
    ],
    keptBack: true
  },
  {
    question: 'Womit erzeugt man am besten einen Client für TypeScript?',
    pages: ['/advanced/generate-clients'],
    sentences: [
      'Für **TypeScript-Clients** ist Hey API eine speziell entwickelte Lösung, die ein optimiertes Erlebnis für das TypeScript-Ökosystem bietet.',
      'npx @hey-api/openapi-ts -i http://localhost:8000/openapi.json -o src/client',
      'Sobald wir eine FastAPI-App mit den Modellen haben, können wir Hey API verwenden, um einen TypeScript-Client zu generieren.'
    ]
  },
  {
    question: 'bilder als base64 ins json packen, ist das eine gute idee?',
    pages: ['/advanced/json-base64-bytes'],
    sentences: [
      'Prüfen Sie zunächst, ob Sie Requestdateien zum Hochladen von Binärdaten und Benutzerdefinierte Response – FileResponse zum Senden von Binärdaten verwenden können, anstatt sie in JSON zu kodieren.',
      'Base64 kann Binärdaten in Strings kodieren, dafür werden jedoch mehr Zeichen benötigt als in den ursprünglichen Binärdaten; es ist daher in der Regel weniger effizient als der Umgang mit normalen Dateien.',
      'Verwenden Sie base64 nur, wenn Sie Binärdaten unbedingt in JSON einbetten müssen und dafür keine Dateien verwenden können.'
    ]
  },
  {
    question: 'alles was über http kommt soll auf https umgeleitet werden',
    pages: ['/advanced/middleware'],
    sentences: [
      'Alle eingehenden Requests an `http` oder `ws` werden stattdessen an das sichere Schema umgeleitet.',
      'Erzwingt, dass alle eingehenden Requests entweder `https` oder `wss` sein müssen.'
    ],
    keptBack: true
  },
  {
    question: 'GZipMiddleware compresslevel',
    pages: ['/advanced/middleware'],
    sentences: [
      '`compresslevel` – Wird während der GZip-Kompression verwendet.',
      'Es ist ein Ganzzahlwert zwischen 1 und 9.',
      'Ein niedrigerer Wert resultiert in schnellerer Kompression, aber größeren Dateigrößen, während ein höherer Wert langsamere Kompression, aber kleinere Dateigrößen zur Folge hat.'
    ]
  },
  {
    question: 'allowed_hosts und Subdomains',
    pages: ['/advanced/middleware'],
    sentences: [
      'Wildcard-Domains wie `*.example.com` werden unterstützt, um Subdomains zu matchen.',
      '`allowed_hosts` – Eine Liste von Domain-Namen, die als Hostnamen zulässig sein sollten.'
    ]
  },
  {
    question:
      'In der doku soll stehen, welchen endpunkt unsere kunden bereitstellen muessen, den wir dann nach der zahlung zurückrufen',
    pages: ['/advanced/openapi-callbacks'],
    sentences: [
      'Erstellen Sie zunächst einen neuen `APIRouter`, der einen oder mehrere Callbacks enthält.',
      'Verwenden Sie nun den Parameter `callbacks` im *Pfadoperation-Dekorator Ihrer API*, um das Attribut `.routes` dieses Callback-Routers zu übergeben:',
      'Daher werden wir dasselbe Wissen nutzen, um zu dokumentieren, wie die externe API aussehen sollte ... indem wir die Pfadoperation(en) erstellen, welche die externe API implementieren soll (die, welche Ihre API aufruft).'
    ],
    keptBack: true
  },
  {
    question: 'Kümmert sich FastAPI darum, die Webhooks auch wirklich zu verschicken?',
    pages: ['/advanced/openapi-webhooks'],
    sentences: [
      'Die gesamte **Logik** zur Registrierung der URLs für Webhooks und der Code zum tatsächlichen Senden dieser Requests liegt bei Ihnen.'
    ]
  },
  {
    question: 'und ab welcher version geht das',
    earlier: ['wie dokumentiere ich webhooks'],
    pages: ['/advanced/openapi-webhooks'],
    sentences: [
      'Webhooks sind in OpenAPI 3.1.0 und höher verfügbar und werden von FastAPI `0.99.0` und höher unterstützt.'
    ]
  },
  {
    question: 'openapi_extra wofür',
    pages: ['/advanced/path-operation-advanced-configuration'],
    sentences: [
      'Dieses `openapi_extra` kann beispielsweise hilfreich sein, um OpenAPI-Erweiterungen zu deklarieren:',
      'Sie können das OpenAPI-Schema für eine *Pfadoperation* erweitern, indem Sie den Parameter `openapi_extra` verwenden.'
    ],
    keptBack: true
  },
  {
    question: 'mein eigener header X-Total kommt im netzwerk tab an, aber javascript im browser sieht ihn nicht',
    pages: ['/advanced/response-headers', '/tutorial/middleware', '/tutorial/cors'],
    sentences: [
      '`expose_headers` – Angabe der Responseheader, auf die der Browser zugreifen können soll.',
      'Wenn Sie jedoch benutzerdefinierte Header haben, die ein Client in einem Browser sehen können soll, müssen Sie diese zu Ihren CORS-Konfigurationen hinzufügen',
      'Wenn Sie jedoch benutzerdefinierte Header haben, die ein Client in einem Browser sehen soll, müssen Sie sie zu Ihren CORS-Konfigurationen (CORS (Cross-Origin Resource Sharing)) hinzufügen, indem Sie den Parameter `expose_headers` verwenden'
    ]
  },
  {
    question:
      '  File "/usr/lib/python3.12/json/encoder.py", line 180, in default\n    raise TypeError(f\'Object of type {o.__class__.__name__} \'\nTypeError: Object of type Item is not JSON serializable\nich gebe JSONResponse(content=item) zurück, item ist ein pydantic modell. wie macht man das richtig?',
    pages: ['/advanced/response-directly'],
    sentences: [
      'In diesen Fällen können Sie den `jsonable_encoder` verwenden, um Ihre Daten zu konvertieren, bevor Sie sie an eine Response übergeben:',
      'Sie können beispielsweise kein Pydantic-Modell in eine `JSONResponse` einfügen, ohne es zuvor in ein `dict` zu konvertieren'
    ]
  },
  {
    question: 'XML zurückgeben statt json',
    pages: ['/advanced/response-directly'],
    sentences: ['Sie könnten Ihren XML-Inhalt als String in eine `Response` einfügen und sie zurückgeben:'],
    keptBack: true
  },
  {
    question: "ModuleNotFoundError: No module named 'pydantic_settings'\nwoher bekomme ich das",
    pages: ['/advanced/settings'],
    sentences: ['Fügen Sie Ihrem Projekt das Package `pydantic-settings` hinzu:', '$ uv add pydantic-settings']
  },
  {
    question: 'in den tests andere einstellungen als im betrieb (andere admin mail)',
    pages: ['/advanced/settings'],
    sentences: [
      'Bei der Abhängigkeitsüberschreibung legen wir einen neuen Wert für `admin_email` fest, wenn wir das neue `Settings`-Objekt erstellen, und geben dann dieses neue Objekt zurück.',
      'Dann wäre es sehr einfach, beim Testen ein anderes Einstellungsobjekt bereitzustellen, indem man eine Abhängigkeitsüberschreibung für `get_settings` erstellt:'
    ]
  },
  {
    question: 'Antwort eines Sprachmodells stückweise als Text an den Browser schicken',
    pages: ['/advanced/stream-data'],
    sentences: [
      'Wenn Sie in Ihrer *Pfadoperation-Funktion* ein `response_class=StreamingResponse` deklarieren, können Sie `yield` verwenden, um nacheinander jeden Datenchunk zu senden.'
    ],
    keptBack: true
  },
  {
    question: 'zwei völlig getrente fastapi apps mit eigener swagger seite auf einem server',
    pages: ['/advanced/sub-applications'],
    sentences: [
      'Wenn Sie zwei unabhängige FastAPI-Anwendungen mit deren eigenen unabhängigen OpenAPI und deren eigenen Dokumentationsoberflächen benötigen, können Sie eine Hauptanwendung haben und dann eine (oder mehrere) Unteranwendung(en) „mounten“.',
      'Mounten Sie in Ihrer Top-Level-Anwendung `app` die Unteranwendung `subapi`.'
    ]
  },
  {
    question: 'url_for im Template, welche argumente?',
    pages: ['/advanced/templates'],
    sentences: [
      'Sie können `url_for()` auch innerhalb des Templates verwenden, es nimmt als Argumente dieselben Argumente, die von Ihrer *Pfadoperation-Funktion* verwendet werden.',
      '<a href="{{ url_for(\'read_item\', id=id) }}">'
    ]
  },
  {
    question: 'HTTPException im websocket werfen, geht das?',
    pages: ['/advanced/websockets'],
    sentences: [
      'Da es sich um einen WebSocket handelt, macht es keinen Sinn, eine `HTTPException` auszulösen, stattdessen lösen wir eine `WebSocketException` aus.'
    ],
    keptBack: true
  },
  {
    question:
      'DeprecationWarning: from fastapi.middleware.wsgi import WSGIMiddleware\nwas nehme ich statt dessen für meine flask app',
    pages: ['/advanced/wsgi'],
    sentences: [
      'Wrappen Sie dann die WSGI-App (z. B. Flask) mit der Middleware.',
      'Stattdessen wird empfohlen, das Paket `a2wsgi` zu verwenden.',
      'Sie müssen `WSGIMiddleware` aus `a2wsgi` importieren.',
      'Stellen Sie lediglich sicher, dass das Paket a2wsgi installiert ist und importieren Sie WSGIMiddleware korrekt aus a2wsgi .',
      'Dafür muss a2wsgi zu Ihrem Projekt hinzugefügt werden, z. B. mit uv add a2wsgi .'
    ]
  },
  {
    question: 'Welcher OAuth2 flow ist der sicherste?',
    pages: ['/advanced/security/oauth2-scopes'],
    sentences: [
      'Am sichersten ist der code Flow, die Implementierung ist jedoch komplexer, da mehr Schritte erforderlich sind.'
    ]
  },
  {
    question: 'bunte hervorhebung von code in swagger ausschalten',
    pages: ['/how-to/configure-swagger-ui'],
    sentences: ['Sie können sie jedoch deaktivieren, indem Sie `syntaxHighlight` auf `False` setzen:'],
    keptBack: true
  },
  {
    question: 'eignes logo in redoc',
    pages: ['/how-to/extending-openapi'],
    sentences: [
      'Jetzt können Sie die ReDoc-Erweiterung hinzufügen und dem `info`-„Objekt“ im OpenAPI-Schema ein benutzerdefiniertes `x-logo` hinzufügen:'
    ]
  },
  {
    question: 'gibt es ein werkzeug das mir die umstellung von pydantic 1 auf 2 abnimmt?',
    pages: ['/how-to/migrate-from-pydantic-v1-to-pydantic-v2'],
    sentences: [
      'Probieren Sie zuerst `bump-pydantic` aus.',
      'Sie können `bump-pydantic` vom selben Pydantic-Team verwenden.',
      'Dieses Tool hilft Ihnen, den Großteil des zu ändernden Codes automatisch anzupassen.'
    ]
  },
  {
    question: 'Was hatte eigentlich APIStar mit der Entstehung von FastAPI zu tun?',
    pages: ['/alternatives'],
    sentences: [
      'Das war die finale Inspiration für die Entwicklung von **FastAPI**.',
      'Ich betrachte **FastAPI** als einen „spirituellen Nachfolger“ von APIStar, welcher die Funktionen, das Typsystem und andere Teile verbessert und erweitert, basierend auf den Erkenntnissen aus all diesen früheren Tools.'
    ],
    keptBack: true
  },
  {
    question: 'ich weiss nicht ob def oder async def. was im zweifel?',
    pages: ['/async'],
    sentences: ['Wenn Sie sich unsicher sind, verwenden Sie normales `def`.']
  },
  {
    question: "SyntaxError: 'await' outside async function\n  results = await some_library()",
    pages: ['/async', '/'],
    sentences: [
      'Sie können `await` nur innerhalb von Funktionen verwenden, die mit `async def` erstellt wurden.',
      'Wenn Sie also eine Bibliothek verwenden, die Ihnen sagt, dass Sie sie mit await aufrufen können, müssen Sie die Pfadoperation-Funktionen, die diese Bibliothek verwenden, mittels async def erstellen',
      'Ihnen ist wahrscheinlich aufgefallen, dass await nur innerhalb von Funktionen verwendet werden kann, die mit async def definiert sind.',
      'Dann deklarieren Sie Ihre Pfadoperation-Funktionen mit async def , wie in',
      'Wenn Ihr Code async / await verwendet, benutzen Sie async def',
      'async def read_results():'
    ]
  },
  {
    question: 'mit was sollte man fastapi im benchmark fairerweise vergleichen',
    pages: ['/benchmarks'],
    sentences: [
      'Wenn Sie FastAPI vergleichen, vergleichen Sie es mit einem Webanwendungs-Framework (oder einer Reihe von Tools), das Datenvalidierung, Serialisierung und Dokumentation bereitstellt, wie Flask-apispec, NestJS, Molten, usw.'
    ]
  },
  {
    question: 'stürzt der ganze server ab wenn in einem endpunkt eine exception nicht gefangen wird',
    pages: ['/deployment/concepts'],
    sentences: [
      'Der Client erhält für diesen Request einen **500 Internal Server Error**, aber die Anwendung arbeitet bei den nächsten Requests weiter, anstatt einfach komplett abzustürzen.',
      'Wenn beim Erstellen von Web-APIs mit FastAPI ein Fehler in unserem Code auftritt, wird FastAPI ihn normalerweise auf den einzelnen Request beschränken, der den Fehler ausgelöst hat.'
    ]
  },
  {
    question: 'wie hoch sollte cpu und ram ausgelastet sein',
    pages: ['/deployment/concepts'],
    sentences: [
      'Sie können eine **beliebige Zahl** festlegen, um beispielsweise eine Ressourcenauslastung zwischen **50 % und 90 %** anzustreben.',
      'Sie mögen „nicht viel“ denken, aber in Wirklichkeit möchten Sie tatsächlich so viel wie möglich ohne Absturz verwenden.'
    ]
  },
  {
    question: 'docker build installiert bei jeder kleinen codeänderung alle pakete neu, dauert ewig',
    pages: ['/deployment/docker'],
    sentences: [
      'Das Herunterladen und Installieren der Paketabhängigkeiten **könnte Minuten dauern**, aber die Verwendung des **Cache** würde höchstens **Sekunden** dauern.',
      'Da der vorherige Schritt des Kopierens der Datei vom **Docker-Cache** erkannt werden konnte, wird dieser Schritt auch **den Docker-Cache verwenden**, sofern verfügbar.',
      'Kopieren Sie zuerst **nur** die Datei mit den Anforderungen, nicht den Rest des Codes.',
      'Wenn Docker also nur diese Datei kopiert, kann es für diesen Schritt **den Cache verwenden**.',
      'In diesem Dockerfile gibt es einen wichtigen Trick: Wir kopieren zuerst die Datei nur mit den Abhängigkeiten, nicht den Rest des Codes.'
    ],
    keptBack: true
  },
  {
    question: 'mehrere domains mit https auf einer einzigen ip adresse, ist das moeglich',
    pages: ['/deployment/https'],
    sentences: [
      'Auf diese Weise könnte der TLS-Terminierungsproxy HTTPS und Zertifikate für **mehrere Domains**, für mehrere Anwendungen, verarbeiten und die Requests dann jeweils an die richtige Anwendung weiterleiten.',
      'Mit dieser SNI-Erweiterung kann ein einzelner Server (mit einer **einzelnen IP-Adresse**) über **mehrere HTTPS-Zertifikate** verfügen und **mehrere HTTPS-Domains/Anwendungen bereitstellen**.'
    ]
  },
  {
    question: 'Welcher Server kann HTTP/2?',
    pages: ['/deployment/manually'],
    sentences: ['Hypercorn: ein ASGI-Server, der unter anderem kompatibel mit HTTP/2 und Trio ist.']
  },
  {
    question: 'alle kerne nutzen, also mehrere prozese starten',
    pages: ['/deployment/server-workers', '/deployment/docker'],
    sentences: [
      'In diesen Fällen können Sie die `--workers`-Befehlszeilenoption verwenden, um die Anzahl der zu startenden Worker festzulegen:',
      'Sie können mehrere Worker mit der `--workers`-Befehlszeilenoption starten:',
      'Sie können mehrere Workerprozesse mit der `--workers`-CLI-Option über die `fastapi`- oder `uvicorn`-Befehle nutzen, um **Multikern-CPUs** auszunutzen und **mehrere Prozesse parallel** auszuführen.',
      'fastapi run --workers 4 main.py'
    ],
    keptBack: true
  },
  {
    question: 'kann beim update von 0.112.0 auf 0.112.3 etwas kaputt gehen?',
    pages: ['/deployment/versions'],
    sentences: [
      'FastAPI folgt auch der Konvention, dass jede „PATCH“-Versionsänderung für Bugfixes und abwärtskompatible Änderungen gedacht ist.',
      'Nicht abwärtskompatible Änderungen und neue Funktionen werden in „MINOR“-Versionen hinzugefügt.'
    ]
  },
  {
    question: 'tastenkürzel der vscode erweiterung um routen zu suchen',
    pages: ['/editor-support'],
    sentences: ['Suchen Sie nach Pfad, Methode oder Namen mit Ctrl + Shift + E (unter macOS: Cmd + Shift + E).']
  },
  {
    question: 'auf welche ip lauscht fastapi run',
    pages: ['/fastapi-cli'],
    sentences: [
      'Es horcht auch auf der IP-Adresse `0.0.0.0`, was alle verfügbaren IP-Adressen bedeutet, so wird es öffentlich zugänglich für jeden, der mit der Maschine kommunizieren kann.'
    ],
    keptBack: true
  },
  {
    question: 'und bei dev?',
    earlier: ['an welche adresse bindet fastapi run den server'],
    pages: ['/fastapi-cli'],
    sentences: [
      'Es horcht auch auf der IP-Adresse `127.0.0.1`, die die IP für Ihre Maschine ist, um nur mit sich selbst zu kommunizieren (`localhost`).'
    ]
  },
  {
    question: 'womit werden im full stack template die end to end tests gemacht',
    pages: ['/project-generation'],
    sentences: ['Playwright für End-to-End-Tests.']
  },
  {
    question: 'Was ist in Annotated der erste Wert und was der Rest?',
    pages: ['/python-types'],
    sentences: [
      'Wichtig ist, dass **der erste *Typ-Parameter***, den Sie `Annotated` übergeben, der **tatsächliche Typ** ist.',
      'Der Rest sind nur Metadaten für andere Tools.'
    ],
    keptBack: true
  },
  {
    question: 'BackgroundTask ohne s',
    pages: ['/tutorial/background-tasks'],
    sentences: [
      'Sie wird direkt in FastAPI importiert/inkludiert, sodass Sie sie von `fastapi` importieren können und vermeiden, versehentlich das alternative `BackgroundTask` (ohne das `s` am Ende) von `starlette.background` zu importieren.',
      'Indem Sie nur BackgroundTasks (und nicht BackgroundTask ) verwenden, ist es dann möglich, es als Pfadoperation-Funktion -Parameter zu verwenden und FastAPI den Rest für Sie erledigen zu lassen, genau wie bei der direkten Verwendung des Request -Objekts.',
      'Es ist immer noch möglich, BackgroundTask allein in FastAPI zu verwenden, aber Sie müssen das Objekt in Ihrem Code erstellen und eine Starlette- Response zurückgeben, die es enthält.'
    ]
  },
  {
    question: 'reihenfolge: dependency am router, im dekorator und als parameter, was läuft zuerst',
    pages: ['/tutorial/bigger-applications'],
    sentences: [
      'Zuerst werden die Router-Abhängigkeiten ausgeführt, dann die `dependencies` im Dekorator und dann die normalen Parameterabhängigkeiten.'
    ]
  },
  {
    question: 'den gleichen router unter /api/v1 und unter /api/latest anbieten',
    pages: ['/tutorial/bigger-applications'],
    sentences: [
      'Sie können `.include_router()` auch mehrmals mit *demselben* Router und unterschiedlichen Präfixen verwenden.',
      'Dies könnte beispielsweise nützlich sein, um dieselbe API unter verschiedenen Präfixen verfügbar zu machen, z. B. `/api/v1` und `/api/latest`.'
    ],
    keptBack: true
  },
  {
    question: "ImportError: cannot import name 'Field' from 'fastapi'",
    pages: ['/tutorial/body-fields'],
    sentences: [
      'Beachten Sie, dass `Field` direkt von `pydantic` importiert wird, nicht von `fastapi`, wie die anderen (`Query`, `Path`, `Body`, usw.)'
    ]
  },
  {
    question: 'Tags dürfen nicht doppelt vorkommen im body, wie deklariere ich das',
    pages: ['/tutorial/body-nested-models'],
    sentences: [
      'Dann können wir `tags` als Set von Strings deklarieren:',
      'Damit wird, selbst wenn Sie einen Request mit duplizierten Daten erhalten, dieser zu einem Set eindeutiger Elemente konvertiert.',
      'Und Python hat einen speziellen Datentyp für Mengen eindeutiger Elemente, das set .'
    ]
  },
  {
    question: 'darf ein GET einen Body haben',
    pages: ['/tutorial/body'],
    sentences: [
      'Das Senden eines Bodys mit einem `GET`-Request hat ein undefiniertes Verhalten in den Spezifikationen, wird aber dennoch von FastAPI unterstützt, nur für sehr komplexe/extreme Anwendungsfälle.'
    ],
    keptBack: true
  },
  {
    question: 'cors: wie lang merkt sich der browser die antwort standardmässig',
    pages: ['/tutorial/cors'],
    sentences: [
      '`max_age` – Legt eine maximale Zeit in Sekunden fest, die Browser CORS-Responses zwischenspeichern dürfen. Standardmäßig `600`.'
    ]
  },
  {
    question: 'cors fuer alle subdomains unserer firma freigeben, es sind zu viele zum aufzählen',
    pages: ['/tutorial/cors'],
    sentences: [
      '`allow_origin_regex` – Ein Regex-String zum Abgleichen gegen Origins, die Cross-Origin-Requests machen dürfen.',
      "z. B. 'https://.*\\.example\\.org'"
    ]
  },
  {
    question: 'liefert jsonable_encoder einen json string?',
    pages: ['/tutorial/encoder'],
    sentences: [
      'Es wird also kein großer `str` zurückgegeben, der die Daten im JSON-Format (als String) enthält.',
      'Es wird eine Python-Standarddatenstruktur (z. B. ein `dict`) zurückgegeben, mit Werten und Unterwerten, die alle mit JSON kompatibel sind.'
    ],
    keptBack: true
  },
  {
    question: 'Kann app.frontend() eine Next.js Seite rendern, also auf dem Server?',
    pages: ['/tutorial/frontend'],
    sentences: [
      '`app.frontend()` liefert Dateien aus, die bereits von Ihrem Frontend-Build generiert wurden.',
      'Es führt kein serverseitiges Rendering aus.',
      'Es ist für Frontend-Frameworks gedacht, die statische Dateien generieren, nicht für Frameworks, die dynamisches Rendering auf dem Server für jeden Request benötigen.'
    ]
  },
  {
    question:
      'mein handler für HTTPException fängt die 404 von nicht vorhandenen urls nicht. fastapi oder starlette exception?',
    pages: ['/tutorial/handling-errors'],
    sentences: [
      'wird Ihr Handler in der Lage sein, diese abzufangen und zu handhaben',
      'Aber wenn Sie einen Exceptionhandler registrieren, sollten Sie ihn für die `HTTPException` von Starlette registrieren.',
      'from starlette.exceptions import HTTPException as StarletteHTTPException'
    ]
  },
  {
    question: 'ein header kommt zweimal in der anfrage (X-Token), ich brauch beide werte',
    pages: ['/tutorial/header-params'],
    sentences: [
      'Um beispielsweise einen `X-Token`-Header zu deklarieren, der mehrmals vorkommen kann, können Sie schreiben:',
      'Sie erhalten dann alle Werte von diesem doppelten Header als Python-`list`.',
      'Sie können solche Fälle definieren, indem Sie in der Typdeklaration eine Liste verwenden.'
    ],
    keptBack: true
  },
  {
    question: 'openapi_url=None',
    pages: ['/tutorial/metadata'],
    sentences: [
      'Wenn Sie das OpenAPI-Schema vollständig deaktivieren möchten, können Sie `openapi_url=None` festlegen, wodurch auch die Dokumentationsbenutzeroberflächen deaktiviert werden, die es verwenden.'
    ]
  },
  {
    question: 'gruppen in der swagger oberfläche in anderer reihenfolge, nicht alphabetisch',
    pages: ['/tutorial/metadata'],
    sentences: [
      'da wir deren Metadaten als erstes Dictionary der Liste hinzugefügt haben',
      'Die Reihenfolge der Tag-Metadaten-Dictionarys definiert auch die Reihenfolge, in der diese in der Benutzeroberfläche der Dokumentation angezeigt werden.'
    ]
  },
  {
    question: 'enpunkt als veraltet markieren aber noch nicht löschen',
    pages: ['/tutorial/path-operation-configuration'],
    sentences: [
      'Wenn Sie eine *Pfadoperation* als deprecatet kennzeichnen möchten, ohne sie zu entfernen, fügen Sie den Parameter `deprecated` hinzu:'
    ],
    keptBack: true
  },
  {
    question: 'kann ein pfad parameter optional sein, z.B. mit = None?',
    pages: ['/tutorial/path-params-numeric-validations'],
    sentences: [
      'Ein Pfad-Parameter ist immer erforderlich, da er Teil des Pfads sein muss.',
      'Selbst wenn Sie ihn mit `None` deklarieren oder einen Defaultwert setzen, würde das nichts ändern, er wäre dennoch immer erforderlich.'
    ]
  },
  {
    question: 'nur bestimmte werte im pfad zulassen, als auswahl in der doku',
    pages: ['/tutorial/path-params'],
    sentences: [
      'Erstellen Sie dann Klassen-Attribute mit festgelegten Werten, welche die verfügbaren gültigen Werte sein werden:',
      'Importieren Sie `Enum` und erstellen Sie eine Unterklasse, die von `str` und `Enum` erbt.',
      'Wenn Sie eine Pfadoperation haben, welche einen Pfad-Parameter erhält, aber Sie wollen, dass die möglichen gültigen Pfad-Parameter-Werte vordefiniert sind, können Sie ein Standard-Python-Enum verwenden.',
      'Dann erstellen Sie einen Pfad-Parameter mit einer Typannotation, welche die von Ihnen erstellte Enum-Klasse (ModelName) verwendet'
    ]
  },
  {
    question: 'abkürzung damit ich die klasse bei Depends nicht zweimal schreiben muss',
    pages: ['/tutorial/dependencies/classes-as-dependencies'],
    sentences: [
      'Sie deklarieren die Abhängigkeit als Typ des Parameters und verwenden `Depends()` ohne Parameter, anstatt die vollständige Klasse *erneut* in `Depends(CommonQueryParams)` schreiben zu müssen.',
      'commons: Annotated[CommonQueryParams, Depends()]',
      'commons: CommonQueryParams = Depends()'
    ],
    keptBack: true
  },
  {
    question:
      'Die Abhängigkeit soll laufen, ihren Rückgabewert brauche ich aber nicht. Mein Editor meckert über den unbenutzten Parameter.',
    pages: ['/tutorial/dependencies/dependencies-in-path-operation-decorators'],
    sentences: [
      'Wenn Sie `dependencies` im *Pfadoperation-Dekorator* verwenden, stellen Sie sicher, dass sie ausgeführt werden, während gleichzeitig Ihr Editor/Ihre Tools keine Fehlermeldungen ausgeben.',
      'Aber ihr Wert (falls sie einen zurückgeben) wird nicht an Ihre *Pfadoperation-Funktion* übergeben.',
      'In diesen Fällen können Sie, anstatt einen Parameter der *Pfadoperation-Funktion* mit `Depends` zu deklarieren, eine `list` von `dependencies` zum *Pfadoperation-Dekorator* hinzufügen.',
      'Der Pfadoperation-Dekorator erhält ein optionales Argument dependencies .'
    ]
  },
  {
    question: 'mehrere yield in einer dependency erlaubt?',
    pages: ['/tutorial/dependencies/dependencies-with-yield'],
    sentences: ['Stellen Sie sicher, dass Sie `yield` nur einmal pro Abhängigkeit verwenden.']
  },
  {
    question: 'welche schreibweisen hinter dem ? gelten bei einem bool parametr als wahr, auch yes oder 1',
    pages: ['/tutorial/query-params'],
    sentences: [
      'http://127.0.0.1:8000/items/foo?short=1',
      'http://127.0.0.1:8000/items/foo?short=yes',
      'gehen, oder zu irgendeiner anderen Variante der Groß-/Kleinschreibung (Alles groß, Anfangsbuchstabe groß, usw.), dann wird Ihre Funktion den Parameter `short` mit dem `bool`-Wert `True` sehen, ansonsten mit dem Wert `False`.'
    ],
    keptBack: true
  },
  {
    question: 'der query parameter heisst item-query mit bindestrich, das ist in python kein gültiger name',
    pages: ['/tutorial/query-params-str-validations'],
    sentences: [
      'Dann können Sie ein `alias` deklarieren, und dieser Alias wird verwendet, um den Parameterwert zu finden:'
    ],
    keptBack: true
  },
  {
    question: 'hochgeladene datei ein zweites mal lesen, beim zweiten read() kommt nix mehr',
    pages: ['/tutorial/request-files'],
    sentences: [
      'Das ist besonders dann nützlich, wenn Sie `await myfile.read()` einmal ausführen und dann diese Inhalte erneut auslesen müssen.',
      'z. B. würde `await myfile.seek(0)` zum Anfang der Datei gehen.'
    ]
  },
  {
    question: 'formular: unbekannte felder ablehnen',
    pages: ['/tutorial/request-form-models'],
    sentences: [
      'Sie können Pydantics Modellkonfiguration verwenden, um jegliche `extra`-Felder auf `forbid` zu setzen:'
    ]
  },
  {
    question: 'was gewinnt, der rückgabetyp oder response_model',
    pages: ['/tutorial/response-model'],
    sentences: [
      'Wenn sowohl Rückgabetyp als auch `response_model` deklariert sind, hat `response_model` die Priorität und wird von FastAPI verwendet.'
    ],
    keptBack: true
  },
  {
    question: 'mehrere beispiele in der swagger ui zur auswahl anbieten',
    pages: ['/tutorial/schema-extra-example'],
    sentences: [
      'Sie können es also verwenden, um verschiedene **Beispiele in der Benutzeroberfläche der Dokumentation anzuzeigen**.',
      'Sie können die OpenAPI-spezifischen `examples` in FastAPI mit dem Parameter `openapi_examples` deklarieren, für:'
    ]
  },
  {
    question: 'raw_data bei ServerSentEvent',
    pages: ['/tutorial/server-sent-events'],
    sentences: [
      'Das ist nützlich zum Senden vorformatierter Texte, Logzeilen oder spezieller „Sentinel“-Werte wie `[DONE]`.',
      'Wenn Sie Daten **ohne** JSON-Kodierung senden müssen, verwenden Sie `raw_data` statt `data`.',
      'data und raw_data schließen sich gegenseitig aus.'
    ]
  },
  {
    question: 'content type von json lines',
    pages: ['/tutorial/stream-json-lines'],
    sentences: [
      'Eine Response hätte einen Content-Type von `application/jsonl` (anstelle von `application/json`) und der Body sähe etwa so aus:'
    ],
    keptBack: true
  },
  {
    question: 'im test einen header mitschiken',
    pages: ['/tutorial/testing'],
    sentences: ['Um *Header* zu übergeben, verwenden Sie ein `dict` im `headers`-Parameter.']
  },
  {
    question: 'Ist ein JWT verschlüsselt, oder kann der Benutzer lesen was drin steht?',
    pages: ['/tutorial/security/oauth2-jwt'],
    sentences: ['Da er nicht verschlüsselt ist, kann jeder die Informationen aus dem Inhalt wiederherstellen.']
  },
  {
    question: 'OAuth2PasswordRequestFormStrict',
    pages: ['/tutorial/security/simple-oauth2'],
    sentences: [
      'Wenn Sie es erzwingen müssen, verwenden Sie `OAuth2PasswordRequestFormStrict` anstelle von `OAuth2PasswordRequestForm`.'
    ],
    keptBack: true
  },
  {
    question: 'seitenweise daten aus der datenbnak holen',
    pages: ['/tutorial/sql-databases'],
    sentences: ['Wir können ein `limit` und `offset` hinzufügen, um die Ergebnisse zu paginieren.']
  },
  {
    question: 'in english please: what does use_cache=False do in Depends?',
    pages: ['/tutorial/dependencies/sub-dependencies'],
    sentences: [
      'anstatt den zwischengespeicherten Wert zu verwenden, können Sie den Parameter `use_cache=False` festlegen, wenn Sie `Depends` verwenden:'
    ]
  },
  {
    question: 'declare a path parameter that contains slashes, file_path:path?',
    pages: ['/tutorial/path-params'],
    sentences: [
      '/files/{file_path:path}',
      'In diesem Fall ist der Name des Parameters `file_path`, und der letzte Teil, `:path`, sagt ihm, dass der Parameter mit jedem *Pfad* übereinstimmen sollte.'
    ],
    keptBack: true
  },
  {
    question: 'should I pin starlette',
    pages: ['/deployment/versions'],
    sentences: [
      'Sie sollten die Version von `starlette` nicht pinnen.',
      'Sie können FastAPI also einfach die korrekte Starlette-Version verwenden lassen.'
    ]
  },
  {
    question: 'which GraphQL library do they recommend',
    pages: ['/how-to/graphql'],
    sentences: [
      'Wenn Sie mit **GraphQL** arbeiten möchten oder müssen, ist **Strawberry** die **empfohlene** Bibliothek, da deren Design **FastAPIs** Design am nächsten kommt und alles auf **Typannotationen** basiert.',
      'Abhängig von Ihrem Anwendungsfall könnten Sie eine andere Bibliothek vorziehen, aber wenn Sie mich fragen würden, würde ich Ihnen wahrscheinlich empfehlen, Strawberry auszuprobieren.',
      'Wenn Sie GraphQL benötigen, würde ich Ihnen trotzdem empfehlen, sich Strawberry anzuschauen, da es auf Typannotationen basiert, statt auf benutzerdefinierten Klassen und Typen.'
    ]
  },
  {
    question: 'CORSMiddleware: allow_credentials with wildcard "*" origins',
    pages: ['/tutorial/cors'],
    sentences: [
      "Keines der `allow_origins`, `allow_methods` und `allow_headers` kann auf `['*']` gesetzt werden, wenn `allow_credentials` auf `True` gesetzt ist."
    ],
    keptBack: true
  },
  {
    question: 'Settings lru_cache .env read on every request',
    pages: ['/advanced/settings'],
    sentences: [
      'Da wir jedoch den `@lru_cache`-Dekorator oben verwenden, wird das `Settings`-Objekt nur einmal erstellt, nämlich beim ersten Aufruf.',
      'Durch die Verwendung von `@lru_cache` können Sie vermeiden, die dotenv-Datei bei jedem Request erneut zu lesen, während Sie sie während des Testens überschreiben können.'
    ]
  },
  {
    question: 'und cookies?',
    earlier: ['wie gebe ich im TestClient json und header mit'],
    pages: ['/tutorial/testing'],
    sentences: ['Für *Cookies* ein `dict` im `cookies`-Parameter.']
  },
  {
    question:
      '=================================== FAILURES ===================================\n_________________________________ test_benutzer ________________________________\n\nclient = <httpx.AsyncClient object at 0x7f3b1c2d9d90>\n\n    @pytest.mark.anyio\n    async def test_benutzer(client):\n>       antwort = await client.get("/benutzer/1")\n\ntests/test_benutzer.py:14:\n_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _\n.venv/lib/python3.12/site-packages/httpx/_client.py:1768: in get\n    return await self.request(\n.venv/lib/python3.12/site-packages/starlette/routing.py:73: in app\n    response = await f(request)\napp/db.py:22: in hole_benutzer\n    return await db.benutzer.find_one({"_id": nummer})\n.venv/lib/python3.12/site-packages/motor/metaprogramming.py:77: in method\n    return framework.run_on_executor(\nE   RuntimeError: Task <Task pending name=\'Task-5\'> got Future <Future pending> attached to a different loop\n\n=========================== short test summary info ============================\nFAILED tests/test_benutzer.py::test_benutzer - RuntimeError: Task attached to a different loop\n1 failed in 0.84s\n\nim betrieb geht alles, nur im test nicht. der motor client wird oben in db.py angelegt. was mache ich falsch?',
    pages: ['/advanced/async-tests'],
    sentences: [
      'dann denken Sie daran, Objekte zu instanziieren, die einen Event Loop nur innerhalb asynchroner Funktionen benötigen'
    ],
    keptBack: true
  },
  {
    question: 'geht das auch mit POST',
    earlier: ['Wie sende ich laufend Ereignisse an den Browser?', 'EventSourceResponse'],
    pages: ['/tutorial/server-sent-events'],
    sentences: ['SSE funktioniert mit **jeder HTTP-Methode**, nicht nur mit `GET`.']
  }
]

/** What that documentation does not say: near misses share its subject and words, the others are far off. */
export const unanswerable: UnanswerableQuestion[] = [
  { question: 'Wie begrenze ich die Anfragen pro Minute und Benutzer in FastAPI?', nearMiss: true },
  { question: 'Wann fährt der letzte Zug von Köln nach Bonn' },
  { question: 'fastapi auf aws lambda betreiben, welcher handler', nearMiss: true, keptBack: true },
  { question: 'wie erneuere ich ein abgelaufenes token mit einem refresh token', nearMiss: true },
  { question: 'rezept für kartoffelsalat ohne mayonnaise' },
  { question: 'Was kostet die FastAPI Cloud im Monat?', nearMiss: true, keptBack: true },
  {
    question: 'maximale groesse einer hochgeladenen datei auf 20 MB beschränken, welche option von UploadFile',
    nearMiss: true
  },
  { question: 'Was ist ein Bandscheibenvorfall?' },
  { question: 'how do I change the oil of a vw golf', keptBack: true },
  { question: 'anmeldung über LDAP oder active directory', nearMiss: true },
  { question: 'wie viele Spieler hat eine Handballmannschaft' },
  { question: 'fehlermeldungen der validierung auf deutsch ausgeben', nearMiss: true, keptBack: true },
  { question: 'jede nacht um 3 uhr einen job starten mit dem eingebauten scheduler', nearMiss: true },
  { question: 'quelle est la capitale du Portugal' },
  { question: 'gibt es einen admin bereich wie bei django', nearMiss: true, keptBack: true },
  { question: 'metriken für prometheus unter /metrics, welche middleware', nearMiss: true },
  { question: 'css: zwei spalten gleich hoch' },
  { question: 'steuererklärung abgabefrist verlängern', keptBack: true },
  { question: 'kann fastapi run http/3', nearMiss: true },
  { question: 'Zeitlimit pro Endpunkt: nach 10 Sekunden abbrechen, Parameter des Dekorators?', nearMiss: true },
  { question: 'kafka nachrichten mit einem dekorator empfangen', nearMiss: true, keptBack: true },
  { question: 'how do I report errors of my endpoints to sentry', nearMiss: true },
  { question: 'captcha im login formular prüfen', nearMiss: true }
]
