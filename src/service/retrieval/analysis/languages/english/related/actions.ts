/** What one does with any of it. */
export const actions = `
enable activate > enable option allow
disable deactivate > disable off skip prevent
hide hidden > exclude disable invisible omit
exclude omit > ignore skip omit exclude hide
ignore skip > exclude ignore skip omit bypass
import > load include require
include > import embed
rename > name alias
execute invoke > run call execute
kill terminate > stop abort cancel terminate shutdown
exit quit > exit close stop
fetch > get load request data
load > fetch read
retrieve obtain grab > get fetch load
receive > get accept
respond > response reply return
return > response output
append insert > add append insert
detach > remove
undo revert rollback > rollback revert undo restore previous
clone copy > clone copy duplicate
copy > instance
split divide separate > split separate chunk
separate > isolate
join combine > merge combine join
organize group > structure group organize
structure > organize layout
reuse > share common
restrict > limit allow protect
prevent avoid > prevent avoid disable block
block deny reject refuse forbid > deny reject block forbid prevent
allow permit > allow permit enable accept
accept > allow receive
force enforce > require strict force
detect recognize > detect check
expose > public export
integrate > connect integration use
render > display output component
die dies died > crash exit stop terminate
rehearsal rehearse > dry simulate check test
silence mute quiet > suppress disable hide
suppress > hide ignore silence
rotate > change replace renew
renew > rotate refresh
straight > direct
chop > truncate wrap split
`
