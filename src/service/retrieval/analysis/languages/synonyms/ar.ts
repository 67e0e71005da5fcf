/** Words of one meaning, those borrowed in Arabic letters, and the English ones that Arabic documentation uses beside them. */
export const synonyms = `
إذن صلاحية permission
إرسال ابعت بعث send
إشعار notification
إصدار نسخة version
ضبط تهيئة setting config configuration
إيقاف وقف إلغاء cancel stop abort
استثناء exception
استيراد import
افتراضي ديفولت default
أمر كوماند command
أداء بطيء بطء performance slow
تثبيت تنصيب نصب install setup
تحديث ابديت ترقية update upgrade
تحميل تنزيل download load
تسجيل دخول مصادقة login auth
تشغيل run start
تصدير export
جافاسكربت جافاسكريبت جافا-سكريبت جافا-سكربت javascript
جيسون json
حالة ستيت state
حدث ايفنت event
حذف مسح إزالة شيل delete remove
حزمة باكج package
حلقة لوب loop
خادم سيرفر server
خاصية خواص خصائص سمة بروبرتي property attribute
خطأ أخطاء غلط ايرور error
خطاف خطاطيف هوك هوكس hook
دالة دوال تابع توابع وظيفة فنكشن ميثود function method
رابط لينك link
زر أزرار زرار button
صنف فئة كلاس class
طرفية تيرمنال terminal console
طلب ريكويست request
رد استجابة response
فرز ترتيب sort
قاعدة داتابيس database
كائن اوبجكت object
كود شيفرة شفرة code
كلمة باسورد password
مجلد فولدر folder directory
مسار راوت route path
مصفوفة اراي array
معالج هاندلر handler
معامل معلمة وسيط وسائط بارامتر parameter argument
مكتبة library
مكون كومبوننت component
ملف ملفات فايل file
نشر deploy deployment
نص سلسلة سترنج string
نموذج فورم form
واجهة interface api
وحدة موديول module
وعد وعود بروميس promise
`
