/** Words of one meaning, those borrowed in Hebrew letters, and the English ones that Hebrew documentation uses beside them. */
export const synonyms = `
אבטחה security
אובייקט object
אודיו שמע קול audio
אוטומטי אוטומציה לבד מעצמו מאליו automatic automatically
אחסון נפח storage
אייפון אייפד ios
אימות authentication
איקלאוד icloud
אירוע event
אנדרואיד android
אפל apple
אקסל excel
אקראי רנדומלי random
ארגון חברה עסק company business organization
אתר website site
באג תקלה bug
בטא beta
ביטול cancel abort
ביצועים performance
בלוג blog
בקשה request
גוגל google
גופן פונט font
גיבוי backup
גיטהאב גיטהב github
גישה access
גלילה scroll
גרירה drag
גרסה מהדורה version
דואל אימייל מייל email mail
דומיין תחום domain
דוקס docs
דיווח report
דף עמוד page
דפדפן browser
דרופבוקס dropbox
דרייב drive
הגדרה תצורה קונפיגורציה setting config configuration
הדבקה paste
הדגשה היילייט highlight
הדפסה print
הודעה message
הורדה download
הזזה move
החזר זיכוי refund
החלפה switch replace
הטמעה שיבוץ embed
הנחה discount
הסרה מחיקה delete remove
הסתרה החבאה hide
העברה move migrate transfer
העלאה upload
הערה comment
הערה פתק note
העתקה עותק copy
הפעלה הדלקה enable activate
הצמדה נעיצה pin
הצפנה encryption
הרצה run execute
הרשאה permission
הרשמה register signup
השבתה כיבוי disable
התחברות כניסה לוגין login
התנתקות logout
התקנה install setup
התראה נוטיפיקציה notification
ווטסאפ whatsapp
ווידגט widget
ווינדוס וינדוס windows
וורד word
וידאו סרטון סרט video
זום zoom
זיהוי מזהה id identifier
זמנית במקביל simultaneously
חידוש renew
חינוך education
חיפוש מציאה search find
חלון window
חשבון account
חשבונית invoice receipt
טאב לשונית כרטיסייה tab
טבלה table
טלפון סמארטפון סלולרי נייד מובייל mobile phone
טרמינל מסוף terminal
יוזר user
יוטיוב youtube
ייבוא import
ייצוא export
יישום אפליקציה app application
כהה לילה dark
כותרת header heading title
כפתור לחצן button
כרום chrome
כתובת url address
לוג log
לולאה loop
לחיצה הקשה קליק click
לינוקס linux
לינק קישור link
מגבלה הגבלה limit limitation
מדריך guide tutorial
מותאם קאסטום custom
מחיר עלות תמחור תעריף price cost pricing
מחלקה class
מחרוזת סטרינג string
מטמון קאש cache
מיון סידור sort order
מיזוג איחוד merge
מינוי subscription
מינימלי מינימום מזערי minimum
מיקרוסופט microsoft
מכשיר device
מנהל אדמין admin administrator
מערך array
מצב מוד mode
מקבוק מקינטוש מק mac macos
מקוון אונליין online
מקסימלי מקסימום מרבי מירבי maximum
מרקדאון markdown
משוב פידבק feedback
משימה מטלה טודו task todo
משתנה variable
משתתף שותף collaborator
מתמטיקה משוואה math
נוסחה formula
נושן notion
ניווט navigation
ניתוק disconnect
נעילה lock
נתונים דאטה data
נתיב path
סגנון סטייל style
סטודנט student
סטטוס status
סיומת extension
סינון מסנן פילטר filter
סינכרון סינק sync synchronization
סיסמה password
סלאק slack
סמל אייקון icon
ספארי safari
סקריפט תסריט script
עדכון אפדייט update upgrade
עורך editor
עמודה column
ענן cloud
פונקציה function
פייסבוק facebook
פייפאל paypal
פייתון python
פיצול split
פלאגין תוסף הרחבה plugin extension addon
פקודה command
פרטיות privacy
פריסה לייאאוט layout
פרמטר ארגומנט parameter argument
פרסום publish
צבע color
ציטוט quote
צירוף attachment
קובץ file
קוד code
קונסול console
קיפול כיווץ collapse fold
קיצור שורטקאט shortcut hotkey
קנייה רכישה buy purchase
קריסה crash
רווח space
ריק empty
רישיון license
רכיב קומפוננטה component
רענון refresh reload
רקע background
רשימה list
שגיאה error
שולחני דסקטופ desktop
שחזור restore recover recovery
שיתוף share
שכפול כפילות duplicate
שליחה send
שמירה save
שפה language
שקופית שקף סלייד slide
שרת סרבר server
תבנית טמפלייט template
תג תגית טאג האשטאג tag hashtag
תגובה response
תזכורת reminder
תיקייה פולדר folder directory
תכונה פיצר feature
תמונה image picture
תפוגה פקיעה expire
תפריט menu
תצוגה view
תרגום translation
תרומה donation
תרשים דיאגרמה diagram
תשלום חיוב payment billing
`
