/** Words of one meaning, and the English ones that Japanese documentation uses beside them. */
export const synonyms = `
アカウント account
イベント event
インストール 導入 セットアップ install setup
インターフェース interface
エラー 誤り 例外 error exception
オプション 選択肢 option
カーネル kernel
キャッシュ cache
キーボード keyboard
グループ group
コピー 複写 複製 copy
コマンド 命令 command
コンソール 端末 ターミナル console terminal
コンポーネント 部品 component
サーバー server
シェル shell
スクリプト script
セキュリティ 安全 security
セッション session
ダウンロード download
テスト 試験 test
テーマ theme
ディスク disk
ディレクトリ フォルダ directory folder
デバイス 機器 device
デフォルト デフォールト 既定 標準 初期 default
デプロイ 配備 deploy
データ data
データベース database
ドキュメント 文書 document
ネットワーク network
バックアップ 控え backup
バージョン 版 version
パスワード 暗証 password
パッケージ package
パラメータ 引数 parameter argument
ファイル file
フォーム form
フリー 無料 無償 自由 free
ブート 起動 開始 boot start launch
プリンタ 印刷 printer print
プロセス process
プロパティ 属性 property attribute
ホスト host
マウス mouse
マウント mount
メッセージ message
メモリ memory
メール mail email
モジュール module
ユーザー user
ライブラリ library
リブート restart reboot
リンク link
ログ 記録 log
ログイン 認証 login auth
停止 終了 中止 stop cancel
削除 消去 除去 remove uninstall delete
暗号 encrypt
更新 アップデート update upgrade
検索 探索 search
権限 許可 permission
画像 イメージ 写真 image picture
画面 ウィンドウ window screen
移行 migrate
言語 language locale
設定 構成 コンフィグ config configuration setting
通知 notification
遅い 性能 パフォーマンス performance slow
鍵 キー key
`
