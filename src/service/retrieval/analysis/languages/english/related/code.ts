/** What programs are made of, and what goes wrong in them. */
export const code = `
string str > text string
int integer num > number int integer
float decimal > number float
bool boolean > boolean flag true
dict dictionary hashmap > object dictionary map
array > list
list > array
obj > object
object > instance
function func fn > function method
method > function
var variable > variable
param parameter argument > parameter argument option
attr attrs > attribute
prop props > property
property attribute > field property attribute
field column > field property attribute
optional > required nullable default
required > mandatory optional
requirement prerequisite > requirement required version install
need > required requirement
null none nil > null none undefined optional empty
undefined > missing null optional
default > fallback initial preset
fallback > default alternative
alternative > fallback instead comparison
type typing > type annotation
typed types > typescript
typescript > type
annotation > type decorator
decorator > annotation
async asynchronous > async await promise
await > async promise
promise > async await
cb > callback
event > listener handler emit
emit dispatch > event trigger
trigger fire > event run call emit
subscribe > listen event
observe > watch monitor
watch > reload observe
state > store context
ctx > context
context > scope state
global > shared context everywhere
singleton > global instance shared
inject injection > dependency provide
provider > service integration
vendor > provider
dependency dep deps > dependency package library
pkg > package module
lib > library
util utils helper > utility helper function
src > source
spec > specification schema
impl > implementation
proto > protocol
len > length
ext > extension
ms > milliseconds
sec > seconds
tmp temp > temporary
prev > previous
orig > original
py > python
err > error
msg > message
crash > error exception fail exit
throw threw thrown raise > throw raise error exception
catch caught > handle handler error
traceback stacktrace > error stack exception
bug > issue problem error
broken > fail error
complain > error warning
stuck hang > timeout block wait
freeze > hang block
race > concurrent condition
lock > mutex concurrent
atomic > transaction
transaction > commit rollback
idempotent > duplicate retry
test > mock
unit e2e > test
playwright cypress selenium > e2e test browser
jest vitest pytest mocha > test
assert > expect test
mock stub > test override
fixture > test
coverage > test
lint linter linting eslint prettier > lint format rule
formatter > format
editor ide vscode vim webstorm pycharm intellij > editor ide
autocompletion autocomplete intellisense > editor completion type
breakpoint > debug debugger
debugger > debug inspect
inspect > debug log
plugin addon extension > plugin extension integration
extend > plugin extension custom
custom > own customize
own > custom
customize > override extend custom
override overwrite > override replace custom customize
alias > name path import
sdk > library client
experimental > unstable beta preview
unstable > experimental
legacy obsolete > deprecated
deprecated > removed legacy
`
