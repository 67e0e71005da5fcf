/** What stands on a screen. */
export const interfaces = `
ui interface > ui interface component
widget > component
component > element
element > component
button btn > click button
click > press event button
press tap > click key touch
hover > mouse
tooltip > hover title
keyboard > shortcut key focus
textbox textfield textarea checkbox > input form
dropdown combobox > select option
font > typography typeface
style styling > css style theme
css stylesheet > css style stylesheet
dark > theme mode
layout > page structure
animate animation > transition animation
flicker flash blink > flash blink hydration
menu nav navbar > navigation menu sidebar
sidebar > navigation menu panel
banner > header notice
popup > dialog modal
scroll > overflow position
width height > size
zoom > scale
expand > collapse open
collapse > close hide
minimize > close collapse
fullscreen > expand
rtl > direction
direction > rtl
mobile phone > responsive touch ios android
responsive > mobile
embed > iframe include
iframe > embed sandbox
label > tag name text
tag > label element
preview > draft
`
