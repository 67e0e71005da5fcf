/** What a reader’s German words make likely in a page, in German or English. */
export const related = `
404 > notfound gefunden
401 > authentifizierung unauthorized
403 > berechtigung forbidden autorisierung
422 > validierung validation
429 > limit rate begrenzung
500 > fehler error exception
502 503 504 > proxy gateway timeout
301 302 307 308 > weiterleitung redirect
adresse > url host
url > adresse pfad link
endpunkt > route pfad handler operation endpoint
route > pfad endpunkt
body > payload inhalt daten
rumpf > body payload
absenden abschicken > formular post senden
senden schicken mitschicken verschicken > post senden übergeben
übergeben mitgeben > parameter argument übergeben
umleiten weiterleiten > redirect proxy
subdomain domain > domain host hostname
besucher kunde > benutzer nutzer client
hochladen > upload datei multipart
herunterladen > download datei
gzip > komprimierung compression
komprimieren > gzip compression
abmelden ausloggen > logout sitzung
registrieren > registrierung konto benutzer
passwort kennwort > hash anmeldedaten credential
token > jwt schlüssel anmeldedaten
jwt > token bearer
rolle > berechtigung permission scope
rechte recht > berechtigung permission rolle scope
konto > benutzer profil account
verschlüsseln > hash cipher https
zertifikat > https tls
absichern schützen > sicherheit authentifizierung security
geheim > secret schlüssel umgebungsvariable
schalter > option flag
einschalten anschalten aktivieren > aktivieren enable option
ausschalten abschalten deaktivieren > deaktivieren disable
verstecken verbergen ausblenden > ausschließen deaktivieren exclude hide
ausschließen weglassen auslassen > ausschließen exclude ignorieren
ignorieren überspringen > ausschließen ignorieren skip
überschreiben ersetzen > überschreiben override ersetzen benutzerdefiniert
anpassen > konfigurieren benutzerdefiniert überschreiben
standard vorgabe voreinstellung > default defaultwert standardwert
standardwert vorgabewert > default
pfad > route location
absturz abstürzen > fehler exception
werfen auslösen > exception fehler raise
abfangen fangen > exception handler behandeln
fehler > exception error
warnung > warning
ablehnen verweigern verbieten > verbieten forbid ablehnen extra fehler
erlauben zulassen > erlauben allow
erzwingen > erforderlich strict
prüfen überprüfen > validieren validierung check
null none leer > none optional null leer
optional > erforderlich default none
pflicht pflichtfeld zwingend > erforderlich required
ablaufen abgelaufen > gültigkeit expiration timeout
schnell schneller geschwindigkeit > performanz performance
langsam > performanz performance
leistung > performanz performance geschwindigkeit
gleichzeitig nebeneinander > nebenläufig nebenläufigkeit parallel async
parallel > nebenläufig nebenläufigkeit async
asynchron > async await nebenläufigkeit
hintergrund später danach > hintergrund background task
mail email > email mail benachrichtigung
produktion live > deployment produktion
ausrollen veröffentlichen > deployment deployen
docker > container image
container > docker image
prozess > worker
arbeiter > worker prozess
neustart neustarten > restart reload
starten hochfahren start > startup lifespan ausführen
beenden herunterfahren stoppen > shutdown lifespan stoppen
installieren > installation pip setup
paket > package abhängigkeit modul
version > kompatibilität release
festlegen pinnen > version festlegen
veraltet > deprecated
zeichenkette text > string str text
zahl > int integer float nummer
ganzzahl > int integer
kommazahl dezimalzahl > float decimal
wahrheitswert > bool boolean
wörterbuch > dict dictionary
liste > list array
menge > set
funktion > methode function
variable > variablen
parameter > argument parameter
typ typen > typ typhinweis annotation
datum uhrzeit > datetime date zeit
eindeutig > unique set
doppelt mehrfach > duplikat eindeutig mehrere
reihenfolge > sortieren ordnung
sortieren > reihenfolge
länge > größe maximum minimum
größe > länge limit
höchstens maximal > maximum limit
mindestens minimal > minimum
begrenzen beschränken einschränken > limit begrenzung validierung
filtern > filter query
umwandeln konvertieren > konvertieren konvertierung serialisieren json
einlesen auslesen lesen > lesen parsen
aufteilen teilen zerlegen > aufteilen struktur mehrere dateien
zusammenfassen gruppieren > gruppe tags kombinieren
struktur > aufbau organisieren
wiederverwenden teilen > wiederverwenden gemeinsam
verschachtelt > verschachtelt nested
oberfläche gui > benutzeroberfläche ui
benutzeroberfläche > ui oberfläche
swagger openapi > openapi swagger dokumentation schema
doku dokumentation > dokumentation openapi docs
beschreibung > description metadaten zusammenfassung
überschrift titel > titel title
beispiel > example
bild > logo image
css stil > css style
javascript > frontend js
html > template vorlage
vorlage > template
jinja > template vorlage
statisch > statisch static dateien
testen test > test client pytest
ersetzen mocken > überschreiben override
haltepunkt > debuggen debugger breakpoint
debuggen fehlersuche > debugger debuggen
editor vscode pycharm > editor ide debugger
ausgabe ausgeben > print log response
anfrage > request
antwort rückgabe zurückgeben > response rückgabe
status statuscode > statuscode status
kopf > header
keks cookies > cookie
sitzung > cookie session
verbindung > websocket connection
echtzeit live > websocket streaming
strömen streamen > streaming stream
sprache > locale übersetzung language
vergleich unterschied > vergleich alternative
grund warum > motivation
lizenz > license
kosten preis > kostenlos
hilfe > help support
`
