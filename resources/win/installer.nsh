; What electron-builder's installer leaves out: the balcao:// links, for those the app is installed for.

!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\balcao" "" "URL:balcao"
  WriteRegStr SHELL_CONTEXT "Software\Classes\balcao" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\balcao\shell\open\command" "" '"$appExe" "%1"'
!macroend

!macro customUnInstall
  ; An update runs the old version's uninstaller first.
  ${ifNot} ${isUpdated}
    DeleteRegKey SHELL_CONTEXT "Software\Classes\balcao"
    ; The app writes these two itself when it shall start with the system.
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Run" "br.com.balcao.Balcao"
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run" "br.com.balcao.Balcao"
    ; And these two at each start.
    DeleteRegKey HKCU "Software\Classes\balcao"
    DeleteRegKey HKCU "Software\Classes\CLSID\{7B0A4E0C-6B1D-4A0E-9C55-3D1B6E2F8A41}"
  ${endIf}
!macroend
