export const stopWords = `
a about after against ain't all also although am among amongst an and any anybody anyhow anyone anything anyway
anywhere are aren't as at be because been before being besides best better both but by can can't cannot could couldn't
d did didn't do does doesn't doing don't done down during each either else even ever every everybody everyone
everything everywhere few find for from further get gets getting give go going gonna good got gotta had hadn't has
hasn't have haven't having he hello help hence her here hers herself hey hi him himself his how however i i'll i'm
i've if in into is isn't it it's its itself just kinda know let let's like lot made make makes making many may maybe
me might mine more most much must mustn't my myself need needn't needs neither never no nobody nor not nothing now
nowhere of off often oh ok okay on once one oneself only onto or other our ours ourselves out over please pls plz
possible put rather really right same see seem shall she should shouldn't show so some somebody somehow someone
something somewhere still such sure take tell than thank thanks that that's the their theirs them themselves then
there therefore these they they're they've thing things this those though through to too toward towards try trying
under unless until up upon us use used uses using versus very vs wanna want wants was wasn't way ways we well were
weren't what what's whatever when where wherever whether which whichever while who who's whoever whom whose why will
with without won't work works would wouldn't yeah you you're you've your yours yourself yourselves`

export const genericWords = `
first second third fourth fifth two three four five six seven eight nine ten dozen hundred hundreds thousand
thousands million billion half double twice again later earlier early late already yet always sometimes usually soon
today tomorrow yesterday day days week weeks month months year years hour hours minute minutes seconds moment time
times long longer short ago since whenever night morning evening new newer old older young big bigger biggest large
larger largest huge small smaller little tiny great bad worse worst high higher low lower hard harder easy easier
difficult simple simply quick quickly main major whole entire full single special particular certain clear common
usual normal regular general different difference similar another several various less least enough extra additional
nearly almost around actually exactly evenly probably perhaps instead quite friendly nice people person part parts piece bit side place point case kind sort fact
reason idea matter sense word words stuff say says said told talk talks ask asked asking look looks looking sees
seeing seen saw seems hear feel think believe guess hope expect expects expected knows known understand learn mean
means meaning wanted wish love prefer choose choosing pick picks tried lets helps goes gone went come comes coming
came gives given gave takes taking taken took puts putting bring brings brought keeps kept leave leaves left stay
remain move moves moving moved turn turns turned happen happens happened become becomes run runs running working set
sets call calls called start starts started begin end ends ending hold holds held carry shows shown appear appears
arrive arrives arrived reach follow follows following cause causes caused lead contain include includes including
add adds adding added offer provide provides provided number check checks refer avoid process explain describe write
writes writing build builds building inside outside within behind ahead away along across below above near next last
previous back forward far together apart alone separately directly properly correctly currently recently immediately
finally eventually user users app apps application site website page code program text value values name names type
types data system result results own mostly mainly merely apparently obviously hopefully unfortunately fortunately somewhat
otherwise meanwhile indeed guy guys folks bunch plenty care cares bother annoying weird strange wondering curious`
