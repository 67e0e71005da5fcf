/** Words of one meaning, and the English ones that Chinese documentation uses beside them. */
export const synonyms = `
主机 host
主题 theme
事件 event
依赖 dependency
值 value
停止 终止 中止 取消 stop cancel
共享 分享 share
内存 记忆体 memory
内核 kernel
函数 函式 function
删除 删 移除 去掉 清除 清空 卸载 remove delete uninstall
加密 encrypt
升级 更新 upgrade update
启动 引导 开机 boot start
备份 backup
安全 security
安装 装 install setup
定制 custom customize
密码 口令 password
密钥 金钥 key
导入 汇入 引入 import
导出 汇出 export
弹窗 模态框 modal 弹出 对话框 dialog
性能 慢 卡顿 performance slow
打印 print printer
挂载 mount
接口 介面 interface api
控制台 终端 console terminal
搜索 搜寻 查找 检索 查 search find
数据 资料 data
文件 档案 file
文档 document
日志 log
时区 timezone
权限 许可 permission
构建 编译 打包 build compile
查询 query
模块 模组 module
模板 template
测试 test
消息 讯息 信息 message
版本 version
用户 user
生产 production
电脑 机器 计算机 computer machine
登录 登入 登陆 登 认证 login auth
目录 资料夹 文件夹 folder directory
磁盘 硬盘 disk
端口 埠 port
组件 元件 component
缓存 快取 cache
网络 网路 network
脚本 script
设备 device
设置 设定 配置 setting config configuration
语言 language locale
请求 request
路径 path
身份 identity
迁移 搬迁 migrate
运行 执行 跑 run execute
连接 连 连上 connect connection
退出 登出 注销 logout exit
通知 提醒 推送 notification
邮件 邮箱 email mail
重启 restart reboot
错误 抛出 报错 出错 异常 error exception
键盘 keyboard
鼠标 滑鼠 mouse
启用 开启 打开 激活 开 enable
禁用 关闭 停用 关 禁止 关掉 disable
恢复 还原 找回 restore recover
撤销 撤回 回滚 undo rollback
重置 reset
刷新 重新加载 refresh reload
移动 移 转移 挪 move
修改 更改 改 改成 改为 调整 change edit modify
替换 更换 换 换成 replace
转换 转 转成 转为 convert
复制 克隆 clone 拷贝 copy
发送 发 发给 send
上传 传 upload
下载 download
获取 拿 取得 读取 get fetch
保存 储存 存 存储 save store
添加 增加 加 新增 add
创建 建立 新建 建 create
拆分 拆 分割 split
合并 merge
减小 缩小 减少 降低 reduce
显示 展示 show display
隐藏 hide
过滤 筛选 filter
排序 sort
忘记 忘 遗忘 forget
看见 看到 可见 visible
限制 上限 最大 最多 limit maximum
最小 最低 最少 至少 minimum
小于 少于 低于 不足 less
大于 超过 高于 多于 greater
默认 预设 缺省 default
自带 内置 builtin
自动 automatic
兼容 compatible
调试 除错 debug
部署 发布 上线 deploy release
访客 游客 匿名 guest anonymous
账号 账户 帐号 帐户 account
管理员 admin administrator
角色 role
网址 连结 地址 链接 url link address
站点 网站 site website
服务器 伺服器 server
客户端 client
浏览器 browser
数据库 资料库 database
图片 图像 image picture
视频 video
音频 声音 audio
字体 font
按钮 button
表单 form
插件 扩展 plugin extension
选项 option
参数 parameter argument
属性 property attribute
变量 变数 variable
类型 type
路由 route router
响应 response
令牌 权杖 token
会话 session
超时 timeout
重试 retry
标签 tag label
分类 category
评论 留言 comment
文章 帖子 post article
付费 收费
价格 费用 price
免费 free
国外 海外 境外 国际 international
深色 暗色 暗黑 夜间 dark
手机 移动端 mobile phone
窗口 视窗 window
代理 转发 proxy
域名 domain
跨域 cors
证书 certificate
签名 signature
容器 container
镜像 image
进程 处理程序 process
线程 执行绪 thread
差异 区别 不同 difference
监听 侦听 listen
销毁 卸载 destroy
定时器 计时器 timer
传递 传 传值 传参 pass
缺点 缺陷 短板 劣势 弊端 局限 局限性
优点 优势 好处 益处
用处 用途 作用
废弃 弃用 deprecated
空格 空白 space whitespace
首尾 两端
阻止 防止 禁止 prevent
冒泡 传播 bubble
字符串 字串 string
数字 数值 number
数组 阵列 array
对象 物件 object
循环 回圈 遍历 loop
全局 全域 global
递归 递回 recursion
回调 回呼 callback
队列 伫列 queue
异步 非同步 async asynchronous
同步 sync
加载 载入 load
返回 回传 return
支持 支援 support
嵌套 巢状 nested
点击 单击 click
优先级 优先顺序 priority
数量 个数 count
渲染 render
样式 style
捕获 catch
正则 正规表达式 正则表达式 regexp
信息 资讯 information
软件 软体 software
屏幕 萤幕 screen
`
